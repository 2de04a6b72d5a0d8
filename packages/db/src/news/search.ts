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

/** Months that hold too much to be sorted are looked at in so many parts, of which most hold little. */
const parts = 8;

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

/** How many of the newest hold the words in their title and elsewhere, and over how many days. */
type Pace = { titles: number; others: number; days: number };

/** All that was found in the newest months, and the newest month of those that were not looked at. */
type Seen = { found: FoundPlace[]; next: number };

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
  const size = Math.ceil(months.length / parts);
  const found: FoundPlace[] = [];
  for (let begin = 0; begin < months.length && found.length < limit; begin += size) {
    const some = {
      ...part,
      limit: limit - found.length,
      months: months.slice(begin, begin + size),
    };
    found.push(...(await newestWithin(trx, search, some)));
  }
  return found;
}

const monthsBack = (from: number, size: number): number[] =>
  Array.from({ length: size }, (_, index) => from - index);

/** Months from one back to another, in steps of which each is twice as long as the one before. */
function* stepsBack(from: number, to: number, first: number): Generator<number[]> {
  for (let begin = from, size = first; begin >= to; begin -= size, size *= 2) {
    yield monthsBack(begin, Math.min(size, begin - to + 1));
  }
}

/** Days of a month, roughly. */
const monthDays = 30;

/** In so many months that many are found, if as many are as in the newest days. */
const monthsFor = (wanted: number, { found, days }: { found: number; days: number }): number =>
  Math.max(1, Math.ceil((1.2 * wanted * days) / (Math.max(1, found) * monthDays)));

/**
 * The newest of what is too common to be sorted whole. It goes back in time in steps that grow: one
 * that holds little is read from the index, one that holds much is looked at in parts. So neither
 * what is only old nor what is everywhere makes it read through all articles.
 */
async function newestOf(
  trx: Transaction<Schema>,
  search: Search,
  { seen, pace, ...part }: Part & { seen?: Seen | undefined; pace: Pace },
): Promise<FoundPlace[]> {
  const times = await timesOf(trx, search.filter);
  if (!times) return [];
  const start = monthOf(part.after?.createdAt ?? times.newest);
  const isSeen = seen !== undefined && start > seen.next;
  const wanted = isSeen ? seen.found.filter(({ inTitle }) => inTitle === part.title) : [];
  const found = pageOf(wanted, part);
  const { days, titles, others } = pace;
  const first = monthsFor(part.limit, { found: part.title ? titles : others, days });
  for (const months of stepsBack(isSeen ? seen.next : start, monthOf(times.oldest), first)) {
    if (found.length === part.limit) return found;
    const limit = part.limit - found.length;
    found.push(...(await newestWithin(trx, search, { ...part, limit, months })));
  }
  return found;
}

/**
 * All that hold the words, where they are no more than are counted; else those of the newest time.
 * It begins with so many months, and goes back in steps that grow.
 */
async function counted(
  trx: Transaction<Schema>,
  search: Search,
  months: number,
): Promise<Seen & { whole: boolean }> {
  const found: FoundPlace[] = [];
  const times = await timesOf(trx, search.filter);
  if (!times) return { found, next: 0, whole: true };
  const oldest = monthOf(times.oldest);
  let next = monthOf(times.newest);
  for (let size = months; next >= oldest; size *= 2) {
    const some = monthsBack(next, Math.min(size, next - oldest + 1));
    const few = await allIfFew(trx, search, { column: 'words', months: some });
    if (!few) return { found, next, whole: false };
    found.push(...few);
    next -= some.length;
    if (found.length > searchCountMax) return { found, next, whole: false };
  }
  return { found, next, whole: true };
}

/** A page of what is too common to be sorted whole. */
async function commonPage(
  trx: Transaction<Schema>,
  search: Search,
  { limit, after, ...known }: Page & { pace: Pace; seen?: Seen },
): Promise<FoundPlace[]> {
  const pastTitles = after?.inTitle === false;
  const inTitles = { title: true, limit, after, ...known };
  const titles = pastTitles ? [] : await newestOf(trx, search, inTitles);
  if (titles.length === limit) return titles;
  const start = pastTitles ? after : undefined;
  const rest = { title: false, limit: limit - titles.length, after: start, ...known };
  return [...titles, ...(await newestOf(trx, search, rest))];
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

  const titles = newest.found.filter(({ inTitle }) => inTitle);
  const others = newest.found.filter(({ inTitle }) => !inTitle);
  const pace = { titles: titles.length, others: others.length, days: newest.days };
  const next = pageOf((page.after?.inTitle ?? true) ? titles : others, page);
  const full = next.length === page.limit ? next : undefined;
  if (known && full) return { found: full, total: known };
  const isMany =
    known?.atLeast ?? (newest.found.length >= denseFrom && (await areMany(trx, search)));
  if (isMany) {
    return {
      found: full ?? (await commonPage(trx, search, { ...page, pace })),
      total: known ?? many,
    };
  }
  const { length: found } = newest.found;
  const months = found === 0 ? 1 : monthsFor(searchCountMax + 1, { found, days: newest.days });
  const all = await counted(trx, search, months);
  if (all.whole) return { found: pageOf(all.found, page), total: known ?? totalOf(all.found) };
  const rest = { ...page, pace, seen: all };
  return { found: full ?? (await commonPage(trx, search, rest)), total: known ?? many };
}

/**
 * The articles of a filter that hold all words of a query, in any case, with or without accents and
 * within words: first those whose title holds them, then the others, each the newest first. What is
 * common is found among the newest, what is rare by the index, so that neither takes long.
 *
 * @param options `known` is the total that the first page told. It is handed on, not counted again,
 *   and whatever it says, the same is found
 */
export function searchArticles(
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
