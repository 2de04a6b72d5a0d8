import { z } from 'zod';

import type { Report } from './lighthouse.ts';

const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** Measures of a page with their bars: the largest or the smallest good value. */
export const measures: readonly Measure[] = [
  { name: 'LCP', unit: 'ms', most: 1_500, of: metric('largest-contentful-paint') },
  { name: 'TBT', unit: 'ms', most: 100, of: metric('total-blocking-time') },
  { name: 'CLS', unit: '', most: 0.02, of: metric('cumulative-layout-shift') },
  { name: 'JavaScript', unit: 'KB', most: 150, of: kilobytes('Script') },
  { name: 'in all', unit: 'KB', most: 300, of: kilobytes() },
  { name: 'performance', unit: '', of: score('performance') },
  ...categories.map((name) => ({ name, unit: '' as const, least: 100, of: score(name) })),
];

export type Measure = {
  readonly name: string;
  readonly unit: '' | 'ms' | 'KB';
  readonly most?: number;
  readonly least?: number;
  readonly of: (report: Report) => number;
};

export function isGood({ most = Infinity, least = -Infinity }: Measure, value: number): boolean {
  return value <= most && value >= least;
}

/** A value with its bar, marked where it misses it. */
export function format(measure: Measure, value: number): string {
  const { name, unit, most, least } = measure;
  const places = Number.isInteger(value) ? 0 : value < 1 ? 3 : 0;
  const bar = most === undefined ? least : most;
  const text = [name, value.toFixed(places), unit].filter(Boolean).join(' ');
  if (bar === undefined) return text;
  return `${text} (bar ${bar})${isGood(measure, value) ? '' : ' MISSED'}`;
}

const requests = z.object({
  items: z.array(
    z.object({
      url: z.string(),
      resourceType: z.string().default('Other'),
      transferSize: z.number().default(0),
    }),
  ),
});

export type Transfer = z.infer<typeof requests>['items'][number];

/** Transfers of a page, the largest first. */
export function transfers(report: Report): Transfer[] {
  const { items } = requests.parse(report.audits['network-requests']?.details);
  return items.toSorted((a, b) => b.transferSize - a.transferSize);
}

function metric(id: string) {
  return (report: Report) => report.audits[id]?.numericValue ?? Infinity;
}

function score(id: string) {
  return (report: Report) => Math.round((report.categories[id]?.score ?? 0) * 100);
}

function kilobytes(type?: string) {
  return (report: Report) => {
    const counted = transfers(report).filter((item) => !type || item.resourceType === type);
    return counted.reduce((sum, item) => sum + item.transferSize, 0) / 1_000;
  };
}
