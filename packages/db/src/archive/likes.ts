import type { GameLike } from '@kga/contracts';
import { sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import { type AuthorRef, type GuestLink, authorColumns, isBy } from '../content/refs.ts';
import { lockPublishedGame } from './queries.ts';

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
    .where('status', '=', 'published')
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
