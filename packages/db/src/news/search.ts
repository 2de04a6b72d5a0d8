import { type Transaction, sql } from 'kysely';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';
import type { NewsFilter } from './listing.ts';
import { plans } from './search-plans.ts';
import {
  type FoundPlace,
  type Search,
  allIfFew,
  amongNewest,
  areMany,
  searchCountMax,
  timesOf,
  walk,
} from './search-reads.ts';
import { askForRare, plainParts, searchTerms } from './search-terms.ts';

/** How many were found; beyond `searchCountMax` only that there are at least so many. */
export type FoundTotal = { articles: number; atLeast: boolean };

/** With so many among the newest, looking on is the quicker way to count to `searchCountMax`. */
const denseFrom = 150;

/** With fewer among the newest, the index holds so few of all time that it is asked for them at once. */
const sparseBelow = 4;

const compare = (a: FoundPlace, b: FoundPlace): number =>
  Number(b.inTitle) - Number(a.inTitle) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

type Page = { limit: number; after?: FoundPlace | undefined };

const pageOf = (found: readonly FoundPlace[], { limit, after }: Page): FoundPlace[] =>
  found
    .filter((place) => after === undefined || compare(after, place) < 0)
    .toSorted(compare)
    .slice(0, limit);

/** Months since the year 0, as `news_month` counts them. */
const monthOf = (time: Date): number => time.getUTCFullYear() * 12 + time.getUTCMonth() + 1;
const beginningOf = (month: number): Date => new Date(Date.UTC(2000, month - 1 - 2000 * 12));

/** A part of what is searched: in titles or only elsewhere. */
type Part = Page & { title: boolean };

/** The newest of some months, which follow one another from the newest to the oldest. */
async function newestWithin(
  trx: Transaction<Schema>,
  search: Search,
  { months, ...part }: Part & { months: readonly number[] },
): Promise<FoundPlace[]> {
  const [last = 0] = months;
  const { title, limit } = part;
  const few = await allIfFew(trx, search, { column: title ? 'title' : 'words', months });
  if (few) {
    const wanted = few.filter(({ inTitle }) => inTitle === title);
    return pageOf(wanted, part);
  }
  if (months.length === 1) {
    const end = { createdAt: beginningOf(last + 1), id: '00000000-0000-0000-0000-000000000000' };
    const after = part.after && part.after.createdAt < end.createdAt ? part.after : end;
    return walk(trx, search, { title, limit, after, from: beginningOf(last) });
  }
  const half = Math.ceil(months.length / 2);
  const newer = await newestWithin(trx, search, { ...part, months: months.slice(0, half) });
  if (newer.length === limit) return newer;
  const rest = { ...part, limit: limit - newer.length, months: months.slice(half) };
  return [...newer, ...(await newestWithin(trx, search, rest))];
}

/** Months from one back to another, in steps of which each is twice as long as the one before. */
function* stepsBack(from: number, to: number): Generator<number[]> {
  for (let begin = from, size = 1; begin >= to; begin -= size, size *= 2) {
    yield Array.from({ length: Math.min(size, begin - to + 1) }, (_, index) => begin - index);
  }
}

/**
 * The newest of what is too common to be sorted whole. It goes back in time in steps that grow: one
 * that holds little is read from the index, one that holds much is halved. So neither what is only
 * old nor what is everywhere makes it read through all articles.
 */
async function newestOf(
  trx: Transaction<Schema>,
  search: Search,
  part: Part,
): Promise<FoundPlace[]> {
  const found: FoundPlace[] = [];
  const times = await timesOf(trx, search.filter);
  if (!times) return found;
  const from = monthOf(part.after?.createdAt ?? times.newest);
  for (const months of stepsBack(from, monthOf(times.oldest))) {
    const limit = part.limit - found.length;
    found.push(...(await newestWithin(trx, search, { ...part, limit, months })));
    if (found.length === part.limit) return found;
  }
  return found;
}

/** All that hold the words, where they are no more than are counted; else those of the newest time. */
async function counted(
  trx: Transaction<Schema>,
  search: Search,
): Promise<{ found: FoundPlace[]; whole: boolean }> {
  const found: FoundPlace[] = [];
  const times = await timesOf(trx, search.filter);
  if (!times) return { found, whole: true };
  for (const months of stepsBack(monthOf(times.newest), monthOf(times.oldest))) {
    const few = await allIfFew(trx, search, { column: 'words', months });
    if (!few) return { found, whole: false };
    found.push(...few);
    if (found.length > searchCountMax) return { found, whole: false };
  }
  return { found, whole: true };
}

/** A page of what is too common to be sorted whole. */
async function commonPage(
  trx: Transaction<Schema>,
  search: Search,
  { limit, after }: Page,
): Promise<FoundPlace[]> {
  const pastTitles = after?.inTitle === false;
  const titles = pastTitles ? [] : await newestOf(trx, search, { title: true, limit, after });
  if (titles.length === limit) return titles;
  const rest = limit - titles.length;
  const start = pastTitles ? after : undefined;
  return [...titles, ...(await newestOf(trx, search, { title: false, limit: rest, after: start }))];
}

const many: FoundTotal = { articles: searchCountMax, atLeast: true };

const totalOf = ({ length }: readonly FoundPlace[]): FoundTotal =>
  length > searchCountMax ? many : { articles: length, atLeast: false };

export type FoundNews = { found: FoundPlace[]; total: FoundTotal };

async function find(
  trx: Transaction<Schema>,
  { terms, filter }: Search,
  { known, ...page }: Page & { known?: FoundTotal | undefined },
): Promise<FoundNews> {
  const newest = await amongNewest(trx, { terms, filter }, page.after);
  const search = { terms: askForRare(terms, newest.shares), filter };
  if (newest.whole) return { found: pageOf(newest.found, page), total: totalOf(newest.found) };

  const next = pageOf(
    newest.found.filter(({ inTitle }) => inTitle === (page.after?.inTitle ?? true)),
    page,
  );
  const full = next.length === page.limit ? next : undefined;
  if (newest.found.length < sparseBelow) {
    const all = await allIfFew(trx, search, { column: 'words' });
    if (all) return { found: pageOf(all, page), total: known ?? totalOf(all) };
  }
  const found = async () => full ?? commonPage(trx, search, page);
  if (known) return { found: await found(), total: known };
  if (newest.found.length >= denseFrom && (await areMany(trx, search))) {
    return { found: await found(), total: many };
  }
  const all = await counted(trx, search);
  if (all.whole) return { found: pageOf(all.found, page), total: totalOf(all.found) };
  const titles = pageOf(
    all.found.filter(({ inTitle }) => inTitle),
    page,
  );
  return { found: titles.length === page.limit ? titles : await found(), total: many };
}

/**
 * The articles of a filter that hold all words of a query, in any case, with or without accents and
 * within words: first those whose title holds them, then the others, each the newest first. What is
 * common is found among the newest, what is rare by the index, so that neither takes long.
 *
 * @param options `known` is the total that the first page told. It is handed on, not counted again,
 *   and whatever it says, the same is found
 */
export function searchNews(
  db: Database,
  query: string,
  filter: NewsFilter,
  options: Page & { known?: FoundTotal | undefined },
): Promise<FoundNews> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ plain: string[] }>`
      select ${plainParts(query)} as plain, ${plans('listing')}`.execute(trx);
    const terms = searchTerms(rows[0]?.plain ?? []);
    if (!terms) return { found: [], total: { articles: 0, atLeast: false } };
    return find(trx, { terms, filter }, options);
  });
}
