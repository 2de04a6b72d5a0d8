// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentStatus } from '@kga/contracts/content';
import { pathTo } from '@kga/contracts/core';
import { type Insertable, type Selectable, sql } from 'kysely';

import type { ContentItem, ContentType } from '../content/content-type.ts';
import { type AuthorRef, authorColumns } from '../content/refs.ts';
import type { Transaction } from '../core/client.ts';
import { updateServersOff } from './changes.ts';
import { type SubmittedGame, factText, factsOf, gameListing, submittedGames } from './games.ts';
import type { GameTable } from './table.ts';

/** The values of a game that people tell and moderators correct. */
export type NewGame = Pick<
  Insertable<GameTable>,
  | 'name'
  | 'developer'
  | 'publisher'
  | 'release_date'
  | 'shutdown_date'
  | 'genre'
  | 'platforms'
  | 'availability'
  | 'shutdown_reason'
  | 'description'
  | 'sources'
  | 'language'
>;

/** Inserts a game; the day of its end, if that has come, becomes a step of its life. */
export async function insertGame(
  trx: Transaction,
  {
    author,
    ...game
  }: NewGame & {
    id: string;
    status: ContentStatus;
    author: AuthorRef;
    cover_source: string | null;
  },
): Promise<void> {
  await trx
    .insertInto('game')
    .values({ ...game, ...authorColumns(author), edited_at: null })
    .execute();
  await updateServersOff(trx, game.id, game.sources[0] ?? null);
}

/** What stays without its author: what the archive shows or has shown, and what others wrote about. */
const keptRows = {
  game: sql<boolean>`(
    status in ('published', 'hidden') or merged_into is not null
    or exists (select from memory where game_id = game.id))`,
  correction: sql<boolean>`(
    status = 'published'
    or exists (select from game_change where correction_id = correction.id))`,
} as const;

/** Deletes items that nothing refers to; the others lose their author. */
export async function deleteUnpublished(
  trx: Transaction,
  table: 'game' | 'correction',
  ids: readonly string[],
): Promise<void> {
  await trx
    .updateTable(table)
    .set({ account_id: null, guest_id: null })
    .where('id', 'in', ids)
    .where(keptRows[table])
    .execute();
  await trx
    .deleteFrom(table)
    .where('id', 'in', ids)
    .where(sql<boolean>`not ${keptRows[table]}`)
    .execute();
}

/** The facts that are shown beside the name and the description. */
const detailNames = [
  'developer',
  'publisher',
  'releaseDate',
  'shutdownDate',
  'revivedBy',
  'genre',
  'platforms',
  'shutdownReason',
  'sources',
] as const;

function detailsOf(game: SubmittedGame): ContentItem['details'] {
  const facts = factsOf(game);
  return detailNames
    .map((name) => ({ name, value: factText(facts, name) }))
    .filter(({ value }) => value !== '');
}

export const gameType: ContentType<'game'> = {
  table: 'game',
  listing: gameListing,
  alwaysReviewed: true,
  byGuests: true,
  title: sql`name`,
  softDelete: false,
  exported: {
    id: sql`id`,
    name: sql`name`,
    developer: sql`developer`,
    publisher: sql`publisher`,
    releaseDate: sql`release_date`,
    shutdownDate: sql`shutdown_date`,
    genre: sql`genre`,
    platforms: sql`platforms`,
    shutdownReason: sql`shutdown_reason`,
    revivedBy: sql`revived_by`,
    description: sql`description`,
    sources: sql`sources`,
    coverSource: sql`cover_source`,
    language: sql`language`,
    status: sql`status`,
    createdAt: sql`created_at`,
    editedAt: sql`edited_at`,
  },

  async shareSubject(db, id) {
    const game = await db
      .selectFrom('game')
      .leftJoin('picture', 'picture.id', 'cover_id')
      .select(['name', 'publisher', 'genre', 'release_date', 'shutdown_date', 'availability'])
      .select('language')
      .select('object_hash as picture')
      .where('game.id', '=', id)
      .where('status', '=', 'published')
      .executeTakeFirst();
    return game && { kind: 'game', ...game };
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await submittedGames(db).where('id', 'in', ids).execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      content: row.description ?? '',
      details: detailsOf(row),
      language: row.language,
      status: row.status,
      revision: row.revision,
      path: pathTo('archiveGame', { id: row.id }),
      context: null,
      accountId: row.account_id,
      guestId: row.guest_id,
      createdAt: row.created_at,
      change: { topic: 'archive', id: row.id },
    }));
  },

  /** What others wrote about a duplicate is at the other game and stays there. */
  async canPublish(db, id) {
    const game = await db
      .selectFrom('game')
      .select('merged_into')
      .where('id', '=', id)
      .executeTakeFirst();
    return game?.merged_into === null;
  },

  /** A submission that waits again is no duplicate any more. */
  async updateStatus(trx, id, status) {
    await trx.updateTable('game').set({ status, merged_into: null }).where('id', '=', id).execute();
  },

  delete: (trx, ids) => deleteUnpublished(trx, 'game', ids),
};

type SharedGame = Pick<
  Selectable<GameTable>,
  'name' | 'publisher' | 'genre' | 'release_date' | 'shutdown_date' | 'availability' | 'language'
> & {
  /** The hash of its cover. */
  picture: string | null;
};

declare module '../content/content-type.ts' {
  interface ShareSubjects {
    game: SharedGame;
  }
}
