// SPDX-License-Identifier: AGPL-3.0-or-later
import games from './games.json' with { type: 'json' };
import type { Outlet, WrittenReport } from './outlets.ts';

/** An item that an outlet has published. */
export type Published = {
  /** Part of its URL; the same at all times and on all machines. */
  id: string;
  title: string;
  summary: string;
  more: string;
  publishedAt: Date;
  hasPicture: boolean;
  path: string;
};

const hour = 3_600_000;
const minute = 60_000;
/** Time in which an outlet publishes each of its articles once before it starts over. */
const round = 540 * hour;
const articlesAtATime = 15;
const reportsAtATime = 8;
/** Between two reports of an outlet; all outlets together publish one every few minutes. */
const reportEvery = 30 * minute;

/**
 * The content of an outlet's feed at a time, newest first. It is a function of the clock: there is no
 * state, and an item is the same on every request.
 */
export function publishedBy(outlet: Outlet, now: Date): Published[] {
  const lists = [
    newest(outlet, 'a', now, Math.min(articlesAtATime, outlet.texts.articles.length)),
    newest(outlet, 'r', now, outlet.texts.reports.length > 0 ? reportsAtATime : 0),
  ];
  return lists.flat().toSorted((a, b) => +b.publishedAt - +a.publishedAt);
}

/** One item by its id, however old; undefined if it does not exist yet. */
export function publishedAs(outlet: Outlet, id: string, now: Date): Published | undefined {
  const [, kind, digits] = /^([ar])(\d{1,9})$/.exec(id) ?? [];
  if (digits === undefined) return undefined;
  const item = makeItem(outlet, kind === 'a' ? 'a' : 'r', Number(digits));
  return item && item.publishedAt <= now ? item : undefined;
}

/** Articles and reports, each numbered since 1970. */
type Kind = 'a' | 'r';

function slotOf({ texts, index }: Outlet, kind: Kind): { every: number; offset: number } {
  return kind === 'a'
    ? { every: round / texts.articles.length, offset: index * 5 * hour }
    : { every: reportEvery, offset: index * 5 * minute };
}

function newest(outlet: Outlet, kind: Kind, now: Date, count: number): Published[] {
  const { every, offset } = slotOf(outlet, kind);
  const last = Math.floor((+now - offset) / every);
  // The last one may still be in the future.
  return Array.from({ length: count + 1 }, (_, back) => makeItem(outlet, kind, last - back))
    .filter((item) => item !== undefined)
    .filter(({ publishedAt }) => publishedAt <= now)
    .slice(0, count);
}

function makeItem(outlet: Outlet, kind: Kind, number: number): Published | undefined {
  const { every, offset } = slotOf(outlet, kind);
  const id = `${kind}${number}`;
  const item = {
    id,
    path: `/${outlet.key}/articles/${id}`,
    hasPicture: number % 2 === 0,
  };
  if (kind === 'r') {
    const report = reportOf(outlet.texts.reports, number);
    return report && { ...item, ...report, publishedAt: new Date(number * every + offset) };
  }
  const article = outlet.texts.articles[number % outlet.texts.articles.length];
  if (!article) return undefined;
  const [title, summary, more] = article;
  // Spreads the times, because real sites do not publish on the hour.
  const delay = ((number * 37) % 170) * minute;
  const publishedAt = new Date(number * every + offset + delay);
  return { ...item, ...republishedPath(outlet, number), title, summary, more, publishedAt };
}

/** Least common multiple of 8 reports and 18 games, after which the pairs would repeat. */
const pairsPerRound = 72;

/** Pairs every report with every fictitious game before a pair repeats. */
function reportOf(reports: readonly WrittenReport[], number: number) {
  const report = reports[number % reports.length];
  const game = games[(number + Math.floor(number / pairsPerRound)) % games.length];
  if (!report || game === undefined) return undefined;
  const [title, summary] = report.map((text) => text.replace('{game}', game));
  return { title: title ?? '', summary: summary ?? '', more: '' };
}

function republishedPath({ key, texts, republished }: Outlet, number: number): { path?: string } {
  if (!republished || number % texts.articles.length !== republished.index) return {};
  const { from, theirIndex, theirCount } = republished;
  const rounds = Math.floor(number / texts.articles.length);
  return { path: `/${from}/articles/a${rounds * theirCount + theirIndex}?utm_source=${key}` };
}
