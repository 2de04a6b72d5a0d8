// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Result } from 'lighthouse';
import { z } from 'zod';

export type Measure = {
  readonly name: string;
  readonly unit: '' | 'ms' | 'KB';
  /** The bar: the largest or the smallest good value. */
  readonly most?: number;
  readonly least?: number;
  /** The pages to which the bar applies; all by default. */
  readonly pages?: readonly string[];
  /** `twin` is a load of the page with its scripts blocked. */
  readonly of: (report: Result, twin: Result) => number;
};

const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** The page of legal help, which Lighthouse has to score 100 in every category. */
export const fullScorePage = 'legal help';

const measures: readonly Measure[] = [
  { name: 'LCP', unit: 'ms', most: 1_500, of: metric('largest-contentful-paint') },
  { name: 'TBT', unit: 'ms', of: blockingTime },
  // What the machine takes for the page itself differs from day to day; this is the scripts' part.
  {
    name: 'TBT added by scripts',
    unit: 'ms',
    most: 80,
    of: (report, twin) => blockingTime(report) - blockingTime(twin),
  },
  { name: 'CLS', unit: '', most: 0.02, of: metric('cumulative-layout-shift') },
  { name: 'JavaScript', unit: 'KB', most: 150, of: kilobytes('Script') },
  { name: 'in all', unit: 'KB', most: 300, of: kilobytes() },
  {
    name: 'performance',
    unit: '',
    least: 100,
    pages: [fullScorePage],
    of: score('performance'),
  },
  { name: 'benchmark index', unit: '', of: ({ environment }) => environment.benchmarkIndex },
  ...categories.map((name) => ({ name, unit: '' as const, least: 100, of: score(name) })),
];

/** The measures of a page, with the bars that apply to it. */
export const measuresOf = (page: string): readonly Measure[] =>
  measures.map((measure) => {
    const { name, unit, of, pages = [page] } = measure;
    return pages.includes(page) ? measure : { name, unit, of };
  });

function metric(id: string) {
  return (report: Result) => report.audits[id]?.numericValue ?? Infinity;
}

function blockingTime(report: Result): number {
  return metric('total-blocking-time')(report);
}

function score(id: string) {
  return (report: Result) => Math.round((report.categories[id]?.score ?? 0) * 100);
}

function kilobytes(type?: string) {
  return (report: Result) => {
    const counted = transfers(report).filter((item) => !type || item.resourceType === type);
    return counted.reduce((sum, item) => sum + item.transferSize, 0) / 1_000;
  };
}

export function isGood({ most = Infinity, least = -Infinity }: Measure, value: number): boolean {
  return value <= most && value >= least;
}

/** A value with its bar, marked where it misses it. */
export function format(measure: Measure, value: number): string {
  const { name, unit, most, least } = measure;
  const places = Number.isInteger(value) || value >= 1 ? 0 : 3;
  const bar = most ?? least;
  const text = [name, value.toFixed(places), unit].filter(Boolean).join(' ');
  if (bar === undefined) return text;
  return `${text} (bar ${bar})${isGood(measure, value) ? '' : ' MISSED'}`;
}

const requests = z.object({
  items: z.array(
    z.object({
      resourceType: z.string().default('Other'),
      transferSize: z.number().default(0),
    }),
  ),
});

/** Transfers of a page. */
const transfers = (report: Result) =>
  requests.parse(report.audits['network-requests']?.details).items;
