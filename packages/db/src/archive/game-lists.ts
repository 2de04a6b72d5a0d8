// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveSort, GameGenre, GamePlatform, GameStatus } from '@kga/contracts/archive';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../core/client.ts';
import { type Page, selectTallies } from '../core/lists.ts';
import { type GameRow, games, published } from './games.ts';

export type GameFilter = {
  genre?: GameGenre | undefined;
  platform?: GamePlatform | undefined;
  status?: GameStatus | undefined;
  /** Of the shutdown; only in the order `shutdown`. */
  year?: number | undefined;
};

/** Cursor of a list: the last game of the previous page; `value` is what the list is sorted by. */
export type GameCursor = { value: string; id: string };

/** A game with what its list is sorted by. */
export type ListedGame = GameRow & Pick<GameCursor, 'value'>;

/** Of the games that end next, and of those of a year that a filter finds, so many are counted. */
const countMax = 1_000;

/** Names of the running sums of shutdowns by year begin so. */
const yearTally = 'archive.year:';

/** Literally the expressions of the indexes, with the id that each ends with. */
const orders = {
  shutdown: order('game', sql`coalesce(shutdown_date, '')`, { descending: true }),
  upcoming: order('game', sql`coalesce(shutdown_date, '9999')`),
  remembered: order('game_count', sql`remembered`, { descending: true }),
  name: order('game', sql`title_words`),
} as const satisfies Record<ArchiveSort, unknown>;

function order(
  table: 'game' | 'game_count',
  value: RawBuilder<unknown>,
  { descending = false } = {},
) {
  return {
    table: sql.table(table),
    id: sql.ref(table === 'game' ? 'id' : 'game_id'),
    value,
    direction: sql.raw(descending ? 'desc' : 'asc'),
    isAfter: sql.raw(descending ? '<' : '>'),
  };
}

/** Today (UTC), and its year and its month, which are still to come as long as they last. */
function currentDates() {
  // Values, not `now()`: the planner cannot tell how few games there are after that.
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { today, lasting: [today.slice(0, 'YYYY'.length), today.slice(0, 'YYYY-MM'.length)] };
}

/** Announced games whose day has not passed: in two parts, each of which is a range of the index. */
function isUpcoming(): RawBuilder<boolean>[] {
  const { value } = orders.upcoming;
  const { today, lasting } = currentDates();
  return [
    sql`availability = 'announced' and ${value} in (${sql.join(lasting)})`,
    sql`availability = 'announced' and ${value} >= ${today}`,
  ];
}

const unionOf = (parts: readonly RawBuilder<unknown>[]) =>
  sql`${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )}`;

/** The tags that the games of a filter have. */
export const tagsOf = ({ genre, platform, status }: GameFilter): string[] =>
  [genre, platform, status].filter((tag) => tag !== undefined);

/** Condition of the games that a filter finds, of columns that the indexes of the orders have. */
function isFound({ genre, platform, status }: GameFilter): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (genre !== undefined) conditions.push(sql`genre = ${genre}`);
  if (platform !== undefined) conditions.push(sql`${platform} = any(platforms)`);
  if (status !== undefined) conditions.push(sql`availability = ${status}`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** The games that ended in a year, a range of the index of the order; announced ends are not counted. */
const isOfYear = (year: number): RawBuilder<boolean> =>
  sql`${orders.shutdown.value} >= ${String(year)} and ${orders.shutdown.value} < ${String(year + 1)}
    and availability <> 'announced'`;

/** How many games of a year a filter finds; of more games a lower bound. */
async function countOfYear(db: Database, { year, ...filter }: GameFilter & { year: number }) {
  if (tagsOf(filter).length === 0) {
    const tallies = await selectTallies(db, `${yearTally}${year}`);
    return {
      total: tallies.find(({ name }) => name === `${yearTally}${year}`)?.value ?? 0,
      atLeast: false,
    };
  }
  const { rows } = await sql<{ games: number }>`
    select count(*)::int as games from (
      select from game where ${published} and ${isOfYear(year)} and ${isFound(filter)}
      limit ${countMax + 1}
    ) as found`.execute(db);
  const found = rows[0]?.games ?? 0;
  return { total: Math.min(found, countMax), atLeast: found > countMax };
}

/** How many published games each of these filters finds, from running sums. */
async function selectTotals(
  db: Database,
  filters: readonly Omit<GameFilter, 'year'>[],
): Promise<number[]> {
  const keys = filters.map(
    ({ genre = '', platform = '', status = '' }) => sql`(${genre}, ${platform}, ${status})`,
  );
  const { rows } = await sql<
    Required<Record<'genre' | 'platform' | 'status', string>> & { games: number }
  >`
    select genre, platform, availability as status, games::float8 from game_total
    where (genre, platform, availability) in (${sql.join(keys)})`.execute(db);
  return filters.map(
    ({ genre = '', platform = '', status = '' }) =>
      rows.find((row) => row.genre === genre && row.platform === platform && row.status === status)
        ?.games ?? 0,
  );
}

/** Announced games whose day has passed. */
function isToCheck(): RawBuilder<boolean> {
  const { value } = orders.upcoming;
  const { today, lasting } = currentDates();
  return sql`${published} and availability = 'announced'
    and ${value} < ${today} and ${value} not in (${sql.join(lasting)})`;
}

/** Announced games whose end is still to be checked, the earliest first. */
export const selectGamesToCheck = (
  db: Database,
  { limit, after }: Page<GameCursor>,
): Promise<ListedGame[]> =>
  games(db)
    .select(sql<string>`${orders.upcoming.value}`.as('value'))
    .where(isToCheck())
    .where(
      after
        ? sql<boolean>`(${orders.upcoming.value}, id) > (${after.value}, ${after.id}::uuid)`
        : sql<boolean>`true`,
    )
    .orderBy(sql`${orders.upcoming.value}, id`)
    .limit(limit)
    .execute();

export async function countGamesToCheck(db: Database): Promise<number> {
  const { rows } = await sql<{ games: number }>`
    select count(*)::int as games from game where ${isToCheck()}`.execute(db);
  return rows[0]?.games ?? 0;
}

/** How many of the games that end next a filter finds; of more games a lower bound. */
async function countUpcoming(db: Database, filter: GameFilter) {
  const { value } = orders.upcoming;
  const parts = isUpcoming().map(
    (isPart) => sql`
      select id, genre, platforms, ${value} as value from game where ${published} and ${isPart}
      order by ${value}, id limit ${countMax + 1}`,
  );
  const { rows } = await sql<{ total: number; atLeast: boolean }>`
    select count(*) filter (where number <= ${countMax}::int and ${isFound(filter)})::int
      as total, count(*) > ${countMax}::int as "atLeast"
    from (
      select genre, platforms, row_number() over (order by value, id) as number
      from (${unionOf(parts)}) as part
    ) as soon`.execute(db);
  return rows[0] ?? { total: 0, atLeast: false };
}

/** Reading and sorting a game that was found by its tags takes as long as so many of an index. */
const sortedCost = 8;

/** Published games of a filter after a cursor, in one of the orders, and how many there are. */
export async function selectGames(
  db: Database,
  { sort, year, ...wanted }: GameFilter & { sort: ArchiveSort },
  { limit, after }: Page<GameCursor>,
): Promise<{
  games: ListedGame[];
  total: { total: number; atLeast: boolean };
}> {
  const isSoon = sort === 'upcoming';
  if (isSoon && (wanted.status ?? 'announced') !== 'announced') {
    return { games: [], total: { total: 0, atLeast: false } };
  }
  // An index holds all announced games, others those of each genre.
  const [filter, base] = isSoon
    ? [{ ...wanted, status: undefined }, { status: 'announced' as const }]
    : [wanted, { genre: wanted.genre }];
  const { table, id, value, direction, isAfter } = orders[sort];
  const [total = 0, all = 0] = await selectTotals(db, [{ ...filter, ...base }, base]);
  // In its order an index is read up to the last game of the page; a few games are found and sorted.
  const isRare = year === undefined && sortedCost * total * total < limit * all;
  const tagged = sql`select id from game where ${published} and tags @> ${tagsOf({ ...filter, ...base })}::text[]`;
  const whole = year === undefined ? sql<boolean>`true` : isOfYear(year);
  const parts = (isSoon ? isUpcoming() : [whole]).map(
    (isPart) => sql`
      select ${id} as listed, ${value} as value from ${table}
      where ${published} and ${isPart}
        and ${isRare ? sql`${id} = any(array(${tagged}))` : isFound(filter)}
        and ${after ? sql`(${value}, ${id}) ${isAfter} (${after.value}, ${after.id}::uuid)` : sql`true`}
      order by ${value} ${direction}, ${id} ${direction} limit ${limit}`,
  );
  const page = sql<{ listed: string; value: unknown }>`(
    select * from (${unionOf(parts)}) as part
    order by value ${direction}, listed ${direction} limit ${limit}
  )`.as('page');
  const count = () => {
    if (isSoon) return countUpcoming(db, filter);
    if (year !== undefined) return countOfYear(db, { ...filter, year });
    return { total, atLeast: false };
  };
  const rows = await games(db)
    .innerJoin(page, 'listed', 'id')
    .select(sql<string>`page.value::text`.as('value'))
    .orderBy(sql`page.value ${direction}, listed ${direction}`)
    .execute();
  return { games: rows, total: await count() };
}

/** A text that changes with the number of games, their counts and the last change of one. */
export async function selectArchiveVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ',
      (select games from game_total where (genre, platform, availability) = ('', '', '')),
      (select sum(value) from tally where name = 'archive.counts'),
      (select max(greatest(created_at, edited_at)) from game where ${published})) as version
  `.execute(db);
  return rows[0]?.version ?? '';
}

/** Totals of published games, from running sums. */
export async function selectArchiveFigures(db: Database) {
  const [total = 0, announced = 0, playable = 0] = await selectTotals(db, [
    {},
    { status: 'announced' },
    { status: 'playable_again' },
  ]);
  const years = await selectTallies(db, yearTally);
  return {
    total,
    announced,
    playable,
    byYear: years
      .filter(({ value }) => value > 0)
      .map(({ name, value }) => ({ year: Number(name.slice(yearTally.length)), count: value }))
      .toSorted((one, other) => one.year - other.year),
  };
}
