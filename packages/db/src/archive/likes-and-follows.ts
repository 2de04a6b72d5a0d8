// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import type { GameLike } from '@kga/contracts/archive';
import { sql } from 'kysely';

import { type AuthorRef, type GuestLink, authorColumns, isBy } from '../content/refs.ts';
import type { Database, Transaction } from '../core/client.ts';
import { lockPublishedGame } from './games.ts';
import type { FactChange } from './table.ts';

type Like = { gameId: string; author: AuthorRef };

/** Likes a published game or takes that back; false if there is no such game. */
export async function updateGameLike(
  trx: Transaction,
  { gameId, author, liked }: Like & { liked: boolean },
): Promise<boolean> {
  if (!(await lockPublishedGame(trx, gameId, 'key share'))) return false;
  if (liked) {
    await trx
      .insertInto('game_like')
      .values({ game_id: gameId, ...authorColumns(author) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await trx.deleteFrom('game_like').where('game_id', '=', gameId).where(isBy(author)).execute();
  }
  return true;
}

/** How many like a published game, and whether one does; undefined if there is no such game. */
export async function selectGameLike(
  db: Database,
  { gameId, author }: Like,
): Promise<GameLike | undefined> {
  return db
    .selectFrom('game')
    .innerJoin('game_count', 'game_count.game_id', 'game.id')
    .select([
      'likes as likeCount',
      sql<boolean>`exists (
        select from game_like where game_id = game.id and ${isBy(author)})`.as('liked'),
    ])
    .where('id', '=', gameId)
    .where('game.status', '=', 'published')
    .executeTakeFirst();
}

/** Assigns a guest's likes to an account; of a game that both like, one stays. */
export async function moveGameLikes(
  trx: Transaction,
  { guestId, accountId }: GuestLink,
): Promise<number> {
  const moved = await trx
    .deleteFrom('game_like')
    .where('guest_id', '=', guestId)
    .returning(['game_id', 'created_at'])
    .execute();
  if (moved.length === 0) return 0;
  const rows = moved.map((like) => ({ ...like, account_id: accountId, guest_id: null }));
  await trx
    .insertInto('game_like')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return moved.length;
}

/** An account's likes as its owner may keep them, oldest first. */
export const selectGameLikesForExport = (db: Database, accountId: string): Promise<object[]> =>
  db
    .selectFrom('game_like')
    .select(['game_id as gameId', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('game_id')
    .execute();

type Follow = { gameId: string; accountId: string };

const tokenBytes = 24;

/** Whether an account follows a published game; undefined if there is no such game. */
export async function isFollowingGame(db: Database, { gameId, accountId }: Follow) {
  const row = await db
    .selectFrom('game')
    .leftJoin('game_follow', (join) =>
      join.onRef('game_id', '=', 'game.id').on('game_follow.account_id', '=', accountId),
    )
    .select('game_follow.account_id as follower')
    .where('game.id', '=', gameId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row && row.follower !== null;
}

/** Starts following a published game or stops that; false if there is no such game. */
export async function updateGameFollow(
  trx: Transaction,
  { gameId, accountId, following }: Follow & { following: boolean },
): Promise<boolean> {
  if (!(await lockPublishedGame(trx, gameId, 'key share'))) return false;
  if (!following) {
    await trx
      .deleteFrom('game_follow')
      .where('game_id', '=', gameId)
      .where('account_id', '=', accountId)
      .execute();
    return true;
  }
  const token = randomBytes(tokenBytes).toString('base64url');
  await trx
    .insertInto('game_follow')
    .values({ game_id: gameId, account_id: accountId, token })
    .onConflict((conflict) => conflict.columns(['game_id', 'account_id']).doNothing())
    .execute();
  return true;
}

/** Stops the follow that a mail's link names. */
export async function deleteGameFollow(db: Database, token: string): Promise<void> {
  await db.deleteFrom('game_follow').where('token', '=', token).execute();
}

/** Moves the followers of a duplicate to the game that it is merged into. */
export async function moveGameFollows(
  trx: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await sql`
    with moved as (
      delete from game_follow where game_id = ${from}::uuid
      returning account_id, token, created_at
    )
    insert into game_follow (game_id, account_id, token, created_at)
    select ${into}::uuid, account_id, token, created_at from moved order by account_id
    on conflict (game_id, account_id) do nothing`.execute(trx);
}

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

/** The games that an account follows as its owner may keep them, oldest first. */
export const selectGameFollowsForExport = (db: Database, accountId: string): Promise<object[]> =>
  db
    .selectFrom('game_follow')
    .select(['game_id as gameId', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('game_id')
    .execute();
