// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { MarkType } from '../content/marks.ts';
import type { Database } from '../core/client.ts';
import type { FactChange } from './table.ts';

export const gameLikeMark: MarkType = {
  kind: 'game_like',
  items: ['game'],
  byGuests: true,
  table: 'game_like',
  column: 'game_id',
  count: () => sql`(select likes from game_count where game_id = item.id)`,
  exported: { list: 'gameLikes', columns: { gameId: 'game_id' } },
};

export const gameFollowMark: MarkType = {
  kind: 'game_follow',
  items: ['game'],
  byGuests: false,
  isMailed: true,
  table: 'game_follow',
  column: 'game_id',
  exported: { list: 'gameFollows', columns: { gameId: 'game_id' } },
};

/** A change of a published game; undefined where it is hidden or deleted by now. */
export const selectChangeForMail = (
  db: Database,
  changeId: string,
): Promise<{ game_id: string; name: string; changes: FactChange[] } | undefined> =>
  db
    .selectFrom('game_change')
    .innerJoin('game', 'game.id', 'game_id')
    .select(['game_id', 'name', 'changes'])
    .where('game_change.id', '=', changeId)
    .where('game.status', '=', 'published')
    .executeTakeFirst();

/** The followers of a game who can be mailed: verified addresses that are not suspended. */
export const selectGameFollowers = (db: Database, gameId: string) =>
  db
    .selectFrom('game_follow')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['account.id', 'email', 'first_name', 'last_name', 'language', 'token'])
    .where('game_id', '=', gameId)
    .where('email_verified_at', 'is not', null)
    .where('suspended_at', 'is', null)
    .orderBy('account.id')
    .execute();
