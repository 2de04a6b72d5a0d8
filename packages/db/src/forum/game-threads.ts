// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Database, Transaction } from '../core/client.ts';

/** Condition of posts that are the thread of their game, literally that of the unique index. */
export const isThread = sql<boolean>`status in ('pending', 'published') and deleted_at is null`;

/** The threads of games, those that wait for a moderator too. */
export async function selectThreads(db: Database, gameIds: readonly string[]) {
  return db
    .selectFrom('forum_post')
    .select(['id', 'game_id', 'status', 'account_id'])
    .where('game_id', 'in', gameIds)
    .where(isThread)
    .orderBy('id')
    .execute();
}

/**
 * Takes the game away from a hidden post whose game has another thread by now, so that it can be shown again. The
 * post is locked.
 */
export async function releaseTakenGame(trx: Transaction, id: string): Promise<void> {
  // Waits for those who begin or show a thread of the game.
  await sql`
    select from game where id = (
      select game_id from forum_post where id = ${id}::uuid and not (${isThread}))
    for no key update`.execute(trx);
  await sql`
    update forum_post set game_id = null
    where id = ${id}::uuid and not (${isThread}) and game_id in (
      select game_id from forum_post where ${isThread})`.execute(trx);
}
