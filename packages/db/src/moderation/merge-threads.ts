// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Transaction } from '../core/client.ts';
import { selectThreads } from '../forum/game-threads.ts';
import { type Merge, mergeThreadsOfGames } from '../forum/merge-threads.ts';
import { lockCases } from './cases.ts';

/** Tables with what moderators hold about an item. */
const tables = [
  'moderation_case',
  'moderation_decision',
  'content_report',
  'content_edit',
  'content_trace',
] as const;

/**
 * Gives the thread of a merged game to the other one, with the reports, decisions and earlier versions of its
 * opening post where that becomes a reply. Both games are locked.
 *
 * @returns the ids of the posts that changed
 */
export async function mergeThreads(trx: Transaction, games: Merge): Promise<string[]> {
  const threads = await selectThreads(trx, [games.from, games.into]);
  await lockCases(
    trx,
    threads.map(({ id }) => ({ kind: 'forum_post', id })),
  );
  const { changed, merged } = await mergeThreadsOfGames(trx, games);
  if (!merged) return changed;
  for (const table of tables) {
    await sql`
      update ${sql.table(table)} set kind = 'forum_reply'
      where kind = 'forum_post' and item_id = ${merged.from}::uuid`.execute(trx);
  }
  return changed;
}
