// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, memoryPath } from '@kga/contracts/core';
import { type RawBuilder, type Selectable, sql } from 'kysely';

import { type ContentType, beginningOf } from '../content/content-type.ts';
import { type AuthorRow, authorOf } from '../content/public-author.ts';
import { type AuthorRef, authorColumns, isBy } from '../content/refs.ts';
import type { Database, Transaction } from '../core/client.ts';
import { type Page, type TimeCursor, isAfter } from '../core/lists.ts';
import type { Listing } from '../core/search/listing.ts';
import { itemAboutGame } from './games.ts';
import type { MemoryTable } from './table.ts';

type Columns = Selectable<MemoryTable>;

export type MemoryRow = Omit<Columns, 'account_id' | 'guest_id' | 'words'> & {
  author: AuthorRow;
  helpful: number;
};

/** Published memories; those of a game that is not published are not found. */
export const memoryListing: Listing = {
  table: 'memory',
  id: 'id',
  isListed: sql`status = 'published'`,
  keys: sql`array[language, news_month(created_at)]`,
  visible: {
    column: 'game_id',
    // Not `exists`, which the planner may turn into a join with all games.
    condition: sql`(select game.status from game where game.id = game_id) = 'published'`,
  },
};

/** A relation of memories with their authors and counts. */
const memories = (relation: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<MemoryRow>`
  select memory.id, memory.game_id, memory.content, memory.years_played, memory.language,
    memory.status, memory.revision, memory.created_at, memory.edited_at,
    ${authorOf('memory')} as author, memory_count.helpful
  from ${relation} as memory
  join memory_count on memory_count.memory_id = memory.id
  left join account on account.id = memory.account_id
  order by ${order}`;

const newestFirst = sql`memory.created_at desc, memory.id desc`;

/** The ids of the games of which an account published memories, the one remembered last first. */
export async function selectRememberedGameIds(
  db: Database,
  accountId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select game_id as id from memory join game on game.id = game_id and game.status = 'published'
    where memory.account_id = ${accountId}::uuid and memory.status = 'published'
    group by game_id order by max(memory.created_at) desc, game_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Published memories of a game after a cursor, newest first; `from` includes its memory. */
export async function selectNewestMemories(
  db: Database,
  gameId: string,
  { limit, after, from }: Page & { from?: TimeCursor | undefined },
): Promise<MemoryRow[]> {
  const start = from
    ? sql`(created_at, id) <= (${from.createdAt}::timestamptz, ${from.id}::uuid)`
    : isAfter(after);
  const page = sql`(
    select * from memory where game_id = ${gameId}::uuid and status = 'published' and ${start}
    order by ${newestFirst} limit ${limit})`;
  const { rows } = await memories(page, newestFirst).execute(db);
  return rows;
}

/** Cursor of memories by how many members found them helpful. */
export type HelpfulCursor = { helpful: number; id: string };

/** Published memories of a game after a cursor, those that most members found helpful first. */
export async function selectHelpfulMemories(
  db: Database,
  gameId: string,
  { limit, after }: Page<HelpfulCursor>,
): Promise<MemoryRow[]> {
  const isLower = after
    ? sql`(helpful, memory_id) < (${after.helpful}::int, ${after.id}::uuid)`
    : sql`true`;
  const page = sql`(
    select memory.* from memory_count
    join memory on memory.id = memory_id and memory.status = 'published'
    where memory_count.game_id = ${gameId}::uuid and ${isLower}
    order by helpful desc, memory_id desc limit ${limit})`;
  const { rows } = await memories(page, sql`helpful desc, memory.id desc`).execute(db);
  return rows;
}

/** The place of a published memory of a game in the order of time; undefined if it has none. */
export async function selectMemoryCursor(
  db: Database,
  { gameId, id }: { gameId: string; id: string },
): Promise<TimeCursor | undefined> {
  return db
    .selectFrom('memory')
    .select(['created_at as createdAt', 'id'])
    .where('id', '=', id)
    .where('game_id', '=', gameId)
    .where('status', '=', 'published')
    .executeTakeFirst();
}

/** How many memories a published game has; undefined if there is no such game. */
export async function countMemories(db: Database, gameId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('game')
    .innerJoin('game_count', 'game_id', 'id')
    .select('memories')
    .where('id', '=', gameId)
    .where('game.status', '=', 'published')
    .executeTakeFirst();
  return row?.memories;
}

/** An author's own newest memories of a game, or one of them, whatever their status, newest first. */
export async function selectOwnMemories(
  db: Database,
  author: AuthorRef,
  { which, limit }: { which: { gameId: string } | { id: string }; limit: number },
): Promise<MemoryRow[]> {
  const named = 'id' in which ? sql`id = ${which.id}::uuid` : sql`game_id = ${which.gameId}::uuid`;
  const own = sql`(
    select * from memory where ${isBy(author)} and ${named}
    order by ${newestFirst} limit ${limit})`;
  const { rows } = await memories(own, newestFirst).execute(db);
  return rows;
}

export type NewMemory = Pick<Columns, 'content' | 'years_played' | 'language'>;

export async function insertMemory(
  trx: Transaction,
  {
    author,
    ...memory
  }: NewMemory & Pick<Columns, 'id' | 'game_id' | 'status'> & { author: AuthorRef },
): Promise<void> {
  await trx
    .insertInto('memory')
    .values({ ...memory, ...authorColumns(author) })
    .execute();
}

/** Changes the values of a locked memory. */
export async function updateMemory(
  trx: Transaction,
  id: string,
  values: NewMemory & Pick<Columns, 'status'>,
): Promise<void> {
  await trx
    .updateTable('memory')
    .set({ ...values, edited_at: sql<Date>`now()`, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export const memoryType: ContentType<'memory'> = {
  table: 'memory',
  listing: memoryListing,
  byGuests: true,
  title: beginningOf('content'),
  softDelete: false,
  parent: { table: 'game', column: 'game_id' },
  exported: {
    id: sql`id`,
    gameId: sql`game_id`,
    content: sql`content`,
    yearsPlayed: sql`years_played`,
    language: sql`language`,
    status: sql`status`,
    createdAt: sql`created_at`,
    editedAt: sql`edited_at`,
  },

  async shareSubject(db, id) {
    const memory = await db
      .selectFrom('memory')
      .innerJoin('game', 'game.id', 'game_id')
      .select(['content', 'memory.language', 'name', 'game.language as name_language'])
      .where('memory.id', '=', id)
      .where('memory.status', '=', 'published')
      .where('game.status', '=', 'published')
      .executeTakeFirst();
    return memory && { kind: 'memory', ...memory };
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('memory')
      .innerJoin('game', 'game.id', 'game_id')
      .selectAll('memory')
      .select([
        'game.name as game_name',
        'game.language as game_language',
        'game.status as game_status',
      ])
      .where('memory.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...itemAboutGame(row),
      content: row.content,
      details: row.years_played === null ? [] : [{ name: 'yearsPlayed', value: row.years_played }],
      path: memoryPath(row.game_id, row.id),
    }));
  },
};

/** A memory, and the name of its game. */
type SharedMemory = Pick<Columns, 'content' | 'language'> & {
  name: string;
  name_language: Language;
};

declare module '../content/content-type.ts' {
  interface ShareSubjects {
    memory: SharedMemory;
  }
}
