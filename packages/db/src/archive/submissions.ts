import type { ContentStatus } from '@kga/contracts';
import { type Insertable, sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import { type AuthorRef, authorColumns, isBy } from '../content/refs.ts';
import { updateServersOff } from './events.ts';
import { gamesWithEvents } from './queries.ts';
import type { GameTable } from './table.ts';

/** All games with what only moderators and their authors see. */
export const submittedGames = (db: Database) =>
  gamesWithEvents(db).select(['account_id', 'guest_id', 'revision', 'cover_source', 'merged_into']);

export type SubmittedGame = Awaited<
  ReturnType<ReturnType<typeof submittedGames>['executeTakeFirstOrThrow']>
>;

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

/** A game that the author has submitted, whatever its status. */
export const selectOwnGame = (
  db: Database,
  { id, author }: { id: string; author: AuthorRef },
): Promise<SubmittedGame | undefined> =>
  submittedGames(db).where('id', '=', id).where(isBy(author)).executeTakeFirst();

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
