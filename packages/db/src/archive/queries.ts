import type { ArchiveSort, GameEvent, GameGenre, GamePlatform, GameStatus } from '@kga/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import { type Page, selectTallies } from '../lists.ts';
import { type Listing, listed, newestFirst } from '../search/listing.ts';
import type { GameTable } from './table.ts';

export type GameRow = Pick<Selectable<GameTable>, (typeof columns)[number]> & {
  likes: number;
  memories: number;
};

export type GameDetailsRow = GameRow & { events: GameEvent[] };

export type GameFilter = {
  genre?: GameGenre | undefined;
  platform?: GamePlatform | undefined;
  status?: GameStatus | undefined;
};

/** Cursor of a list: the last game of the previous page; `value` is what the list is sorted by. */
export type GameCursor = { value: string; id: string };

/** Condition of visible games, literally that of the partial indexes. */
const published = sql<boolean>`status = 'published'`;

/** Published games; a search looks for their names first. */
export const gameListing: Listing = {
  table: 'game',
  id: 'id',
  title: 'title_words',
  tags: 'tags',
  isListed: published,
  keys: sql`(tags || array[language, news_month(created_at)])`,
};

/** Literally the expressions of the indexes, with the id that each ends with. */
const orders = {
  shutdown: { value: sql`coalesce(shutdown_date, '')`, id: sql`id`, descending: true },
  upcoming: { value: sql`coalesce(shutdown_date, '9999')`, id: sql`id`, descending: false },
  remembered: { value: sql`remembered`, id: sql`game_id`, descending: true },
  name: { value: sql`title_words`, id: sql`id`, descending: false },
} as const satisfies Record<
  ArchiveSort,
  { value: RawBuilder<unknown>; id: RawBuilder<unknown>; descending: boolean }
>;

/**
 * Announced games whose day has not passed (UTC). Of a month or a year that is the whole of it, and
 * the second condition, which the index finds, excludes those of earlier years.
 */
function isUpcoming(): RawBuilder<boolean> {
  // A value, not `now()`: the planner cannot tell how few games there are after that.
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return sql`availability = 'announced'
    and coalesce(shutdown_date, '9999') >=
      left(${today}, length(coalesce(shutdown_date, '9999')))
    and coalesce(shutdown_date, '9999') >= ${today.slice(0, 'YYYY'.length)}`;
}

/** Whether a filter leaves games whose end is announced. */
const mayBeUpcoming = ({ status = 'announced' }: GameFilter): boolean => status === 'announced';

/** The tags that the games of a filter have. */
export const tagsOf = ({ genre, platform, status }: GameFilter): string[] =>
  [genre, platform, status].filter((tag) => tag !== undefined);

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
  'description',
  'sources',
  'language',
  'status',
  'created_at',
  'edited_at',
  'cover_id',
] as const;

const games = (db: Database) =>
  db
    .selectFrom('game')
    .innerJoin('game_count', 'game_id', 'id')
    .select(columns)
    .select(['likes', 'memories']);

function isListed(filter: GameFilter, sort: ArchiveSort): RawBuilder<boolean> {
  const tags = tagsOf(filter);
  if (sort === 'upcoming' && !mayBeUpcoming(filter)) return sql`false`;
  const conditions = [published];
  if (sort === 'upcoming') conditions.push(isUpcoming());
  if (tags.length > 0) conditions.push(sql`tags @> ${tags}::text[]`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Games of several tags are counted up to this number; so many of a filter are found and sorted. */
const countMax = 1_000;

type GameList = GameFilter & { sort: ArchiveSort };

/** How many of the games that end next have certain tags; of more games a lower bound. */
async function countUpcoming(db: Database, tags: readonly string[]) {
  // In its order these games are found by their index, instead of by reading all games.
  const { rows } = await sql<{ total: number; atLeast: boolean }>`
    select count(*) filter (where number <= ${countMax}::int and tags @> ${tags}::text[])::int
      as total, count(*) > ${countMax}::int as "atLeast"
    from (
      select tags, row_number() over (order by ${orders.upcoming.value}, id) as number
      from game where ${isListed({}, 'upcoming')}
      order by ${orders.upcoming.value}, id limit ${countMax + 1}
    ) as soon`.execute(db);
  return rows[0] ?? { total: 0, atLeast: false };
}

/** How many games of a list are published: from running sums, with several tags counted. */
async function countGames(
  db: Database,
  { sort, ...filter }: GameList,
): Promise<{ total: number; atLeast: boolean }> {
  const tags = tagsOf(filter);
  const [tag, ...others] = tags;
  if (sort === 'upcoming') {
    return mayBeUpcoming(filter) ? countUpcoming(db, tags) : { total: 0, atLeast: false };
  }
  if (others.length > 0) {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from (
        select from game where ${isListed(filter, sort)} limit ${countMax + 1}
      ) as found`.execute(db);
    const total = rows[0]?.total ?? 0;
    return { total: Math.min(total, countMax), atLeast: total > countMax };
  }
  const name = tag === undefined ? 'archive' : `archive.tag:${tag}`;
  const sums = await selectTallies(db, name);
  const total = sums.find((sum) => sum.name === name)?.value ?? 0;
  return { total, atLeast: false };
}

/** Published games of a filter after a cursor, in one of the orders, and how many there are. */
export async function selectGames(
  db: Database,
  list: GameList,
  { limit, after }: Page<GameCursor>,
): Promise<{
  games: (GameRow & Pick<GameCursor, 'value'>)[];
  total: { total: number; atLeast: boolean };
}> {
  const { sort, ...filter } = list;
  const { value, id, descending } = orders[sort];
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const isAfter = sql.raw(descending ? '<' : '>');
  const total = await countGames(db, list);
  const isRare = tagsOf(filter).length > 0 && !total.atLeast && total.total <= countMax;
  // `offset 0` keeps Postgres, which overestimates rare tags, from reading all games in order.
  const found = sql<Selectable<GameTable>>`(
    select * from game where ${isListed(filter, sort)} ${isRare ? sql`offset 0` : sql``}
  )`.as('game');
  let query = db
    .selectFrom(found)
    .innerJoin('game_count', 'game_id', 'id')
    .select(columns)
    .select(['likes', 'memories', sql<string>`${value}::text`.as('value')])
    .orderBy(sql`${value} ${direction}, ${id} ${direction}`)
    .limit(limit);
  if (after) {
    query = query.where(
      sql<boolean>`(${value}, ${id}) ${isAfter} (${after.value}, ${after.id}::uuid)`,
    );
  }
  return { games: await query.execute(), total };
}

/** The published games among these ids, in the order of the ids. */
export async function selectGamesByIds(db: Database, ids: readonly string[]): Promise<GameRow[]> {
  if (ids.length === 0) return [];
  const rows = await games(db).where('id', 'in', ids).where(published).execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** All games with the steps of their ends, whatever their status. */
export const gamesWithEvents = (db: Database) =>
  games(db).select(
    sql<GameEvent[]>`(
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'date', date, 'sourceUrl', source_url) order by date, id), '[]')
      from game_event where game_id = game.id)`.as('events'),
  );

/** A published game with the steps of its end; of a duplicate, the one that it was merged into. */
export const selectGame = (db: Database, id: string): Promise<GameDetailsRow | undefined> =>
  gamesWithEvents(db)
    .where(
      'id',
      '=',
      sql<string>`coalesce((select merged_into from game where id = ${id}::uuid), ${id}::uuid)`,
    )
    .where(published)
    .executeTakeFirst();

/**
 * Locks a published game; false if there is no such game. `share` keeps it from being hidden or merged
 * meanwhile, `key share` only from being merged or deleted.
 */
export async function lockPublishedGame(
  trx: Transaction,
  id: string,
  strength: 'share' | 'key share',
): Promise<boolean> {
  const game = trx
    .selectFrom('game')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'published');
  const locked = strength === 'share' ? game.forShare() : game.forKeyShare();
  return (await locked.executeTakeFirst()) !== undefined;
}

/** Published games with the steps of their end after an id, in the order of their ids. */
export const selectGamesAfter = (
  db: Database,
  { limit, after }: Page<string>,
): Promise<GameDetailsRow[]> =>
  gamesWithEvents(db)
    .where(published)
    .where(after === undefined ? sql<boolean>`true` : sql<boolean>`id > ${after}::uuid`)
    .orderBy('id')
    .limit(limit)
    .execute();

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

/** A text that changes with the number of games, their counts and the last change of one. */
export async function selectArchiveVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ',
      (select sum(value) from tally where name = 'archive'),
      (select sum(value) from tally where name = 'archive.counts'),
      (select max(greatest(created_at, edited_at)) from game where ${published})) as version
  `.execute(db);
  return rows[0]?.version ?? '';
}

/** Totals of published games, from running sums. */
export async function selectArchiveFigures(db: Database) {
  const sums = await selectTallies(db, 'archive');
  const sumOf = (name: string) => sums.find((sum) => sum.name === name)?.value ?? 0;
  const prefix = 'archive.year:';
  return {
    total: sumOf('archive'),
    announced: sumOf('archive.tag:announced'),
    playable: sumOf('archive.tag:playable_again'),
    byYear: sums
      .filter(({ name, value }) => name.startsWith(prefix) && value > 0)
      .map(({ name, value }) => ({ year: Number(name.slice(prefix.length)), count: value }))
      .toSorted((one, other) => one.year - other.year),
  };
}
