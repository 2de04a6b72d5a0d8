// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type GameEvent,
  type GameFact,
  type GameFacts,
  type GameSource,
  type GameText,
  type SomeFacts,
  platformNames,
} from '@kga/contracts/archive';
import type { ContentStatus } from '@kga/contracts/content';
import { type Language, pathTo } from '@kga/contracts/core';
import { type Selectable, sql } from 'kysely';

import { type AuthorRef, isBy } from '../content/refs.ts';
import type { Database, Transaction } from '../core/client.ts';
import type { Page } from '../core/lists.ts';
import { type Listing, listed, newestFirst } from '../core/search/listing.ts';
import { survivorOf } from '../core/survivor.ts';
import type { GameTable } from './table.ts';

export type GameRow = Pick<Selectable<GameTable>, (typeof columns)[number]> & {
  likes: number;
  memories: number;
};

export type GameDetailsRow = GameRow & {
  events: GameEvent[];
  texts: GameText[];
  sourcePages: GameSource[];
};

/** Condition of visible games, literally that of the partial indexes. */
export const published = sql<boolean>`status = 'published'`;

/** Published games; a search looks for their names first. */
export const gameListing: Listing = {
  table: 'game',
  id: 'id',
  title: 'title_words',
  tags: 'tags',
  isListed: published,
  keys: sql`(tags || array[language, news_month(created_at)])`,
};

const columns = [
  'id',
  'name',
  'developer',
  'publisher',
  'release_date',
  'shutdown_date',
  'genre',
  'platforms',
  'availability',
  'shutdown_reason',
  'revived_by',
  'description',
  'sources',
  'language',
  'status',
  'created_at',
  'edited_at',
  'cover_id',
] as const;

/** All games with their counts, whatever their status. */
export const games = (db: Database) =>
  db
    .selectFrom('game')
    .innerJoin(
      // Of its columns these alone, since the others are named as those of games.
      (from) => from.selectFrom('game_count').select(['game_id', 'likes', 'memories']).as('count'),
      (join) => join.onRef('count.game_id', '=', 'game.id'),
    )
    .select(columns)
    .select(['likes', 'memories']);

/** The published games among these ids, in the order of the ids. */
export async function selectGamesByIds(db: Database, ids: readonly string[]): Promise<GameRow[]> {
  if (ids.length === 0) return [];
  const rows = await games(db).where('id', 'in', ids).where(published).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** All games with the steps of their ends, their texts and their sources, whatever their status. */
export const detailedGames = (db: Database) =>
  games(db).select([
    sql<GameEvent[]>`(
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'date', date, 'sourceUrl', source_url) order by date, id), '[]')
      from game_event where game_id = game.id)`.as('events'),
    sql<GameText[]>`(
      select coalesce(json_agg(json_build_object('language', game_text.language,
        'description', game_text.description, 'shutdownReason', game_text.shutdown_reason)
        order by game_text.language), '[]')
      from game_text where game_id = game.id)`.as('texts'),
    sql<GameSource[]>`(
      select coalesce(json_agg(json_build_object('url', named.url, 'publisher', publisher,
        'title', title, 'day', day, 'kind', kind) order by place), '[]')
      from unnest(game.sources) with ordinality as named (url, place)
      left join game_source on game_source.url = named.url)`.as('sourcePages'),
  ]);

/** A published game with the steps of its end; of a duplicate, the one that it was merged into. */
export const selectGame = (db: Database, id: string): Promise<GameDetailsRow | undefined> =>
  detailedGames(db).where('id', '=', survivorOf('game', id)).where(published).executeTakeFirst();

/** Locks a published game against being hidden, merged or deleted; false if there is no such game. */
export async function lockPublishedGame(trx: Transaction, id: string): Promise<boolean> {
  const game = await trx
    .selectFrom('game')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .forShare()
    .executeTakeFirst();
  return game !== undefined;
}

/**
 * Locks a published game like `lockPublishedGame`, or the one that it was merged into; returns its id, undefined
 * if there is no such game.
 */
export async function lockSurvivingGame(trx: Transaction, id: string): Promise<string | undefined> {
  if (await lockPublishedGame(trx, id)) return id;
  const merged = await trx
    .selectFrom('game')
    .select('merged_into')
    .where('id', '=', id)
    .executeTakeFirst();
  const into = merged?.merged_into ?? null;
  return into !== null && (await lockPublishedGame(trx, into)) ? into : undefined;
}

/** Published games with the steps of their end after an id, in the order of their ids. */
export const selectGamesAfter = (
  db: Database,
  { limit, after }: Page<string>,
): Promise<GameDetailsRow[]> =>
  detailedGames(db)
    .where(published)
    .where(after === undefined ? sql<boolean>`true` : sql<boolean>`id > ${after}::uuid`)
    .orderBy('id')
    .limit(limit)
    .execute();

/** The texts of games in a language, by the ids of the games. */
export async function selectGameTexts(db: Database, ids: readonly string[], language: Language) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('game_text')
    .select(['game_id', 'description', 'shutdown_reason'])
    .where('game_id', 'in', ids)
    .where('language', '=', language)
    .execute();
  return new Map(rows.map((row) => [row.game_id, row]));
}

/** The games that came into the archive last, the newest first. */
export async function selectNewestGames(db: Database, limit: number): Promise<GameRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${listed(gameListing, {}, { each: limit })}
    order by ${newestFirst} limit ${limit}`.execute(db);
  return selectGamesByIds(
    db,
    rows.map(({ id }) => id),
  );
}

/** Games that are offered for a typed name. */
const similarMax = 5;

/** Published games whose name is like this one or begins with it, the likeliest first. */
export async function selectSimilarGames(db: Database, name: string): Promise<GameRow[]> {
  const { rows } = await sql<{ id: string }>`
    select id from game, news_plain_text(${name}) as wanted
    where ${published} and btrim(wanted) <> ''
      and (title_words % wanted or title_words ^@ rtrim(wanted))
    order by similarity(title_words, wanted) desc, title_words, id
    limit ${similarMax}`.execute(db);
  return selectGamesByIds(
    db,
    rows.map(({ id }) => id),
  );
}

/** All games with what only moderators and their authors see. */
export const submittedGames = (db: Database) =>
  detailedGames(db).select(['account_id', 'guest_id', 'revision', 'cover_source', 'merged_into']);

export type SubmittedGame = Awaited<
  ReturnType<ReturnType<typeof submittedGames>['executeTakeFirstOrThrow']>
>;

/** A game of any status with everything that a moderator needs. */
export const selectReviewedGame = (db: Database, id: string): Promise<SubmittedGame | undefined> =>
  submittedGames(db).where('id', '=', id).executeTakeFirst();

/** A game that the author has submitted, whatever its status. */
export const selectOwnGame = (
  db: Database,
  { id, author }: { id: string; author: AuthorRef },
): Promise<SubmittedGame | undefined> =>
  submittedGames(db).where('id', '=', id).where(isBy(author)).executeTakeFirst();

/** What moderators see alike of every item about a game, from its row joined with the game. */
export const itemAboutGame = (row: {
  id: string;
  game_id: string;
  game_name: string;
  game_language: Language;
  game_status: ContentStatus;
  language: Language;
  status: ContentStatus;
  revision: number;
  account_id: string | null;
  guest_id: string | null;
  created_at: Date;
}) => ({
  id: row.id,
  title: '',
  language: row.language,
  status: row.status,
  revision: row.revision,
  context: {
    title: row.game_name,
    language: row.game_language,
    path: pathTo('archiveGame', { id: row.game_id }),
    content: '',
    isHidden: row.game_status !== 'published',
  },
  accountId: row.account_id,
  guestId: row.guest_id,
  createdAt: row.created_at,
  change: { topic: 'archive' as const, id: row.game_id },
});

/** What the archive states about a game. */
export const factsOf = (game: SubmittedGame): GameFacts => ({
  name: game.name,
  developer: game.developer,
  publisher: game.publisher,
  releaseDate: game.release_date,
  shutdownDate: game.shutdown_date,
  status: game.availability,
  revivedBy: game.revived_by,
  genre: game.genre,
  platforms: game.platforms,
  description: game.description,
  shutdownReason: game.shutdown_reason,
  sources: game.sources,
});

/** A fact as moderators read it; empty where it is not known. */
export function factText(facts: SomeFacts, fact: GameFact): string {
  if (fact === 'platforms') {
    return (facts.platforms ?? []).map((platform) => platformNames[platform]).join(', ');
  }
  if (fact === 'sources') return (facts.sources ?? []).join(' ');
  return facts[fact] ?? '';
}

/** Of a published game that its readers see otherwise. */
export const editedWherePublished = sql<Date | null>`case when status = 'published' then now() else edited_at end`;
