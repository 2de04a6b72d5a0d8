import type { ArchiveSort, GameGenre, GamePlatform, GameStatus } from '@kga/contracts';
import { type RawBuilder, type Selectable, sql } from 'kysely';

import type { Database } from '../client.ts';
import { type Page, selectTallies } from '../lists.ts';
import { type GameRow, gameColumns, published } from './games.ts';
import type { GameTable } from './table.ts';

export type GameFilter = {
  genre?: GameGenre | undefined;
  platform?: GamePlatform | undefined;
  status?: GameStatus | undefined;
};

/** Cursor of a list: the last game of the previous page; `value` is what the list is sorted by. */
export type GameCursor = { value: string; id: string };

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
    .select(gameColumns)
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
