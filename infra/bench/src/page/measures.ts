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
      url: z.string(),
      resourceType: z.string().default('Other'),
      transferSize: z.number().default(0),
    }),
  ),
});

/** Transfers of a page, the largest first. */
function transfers(report: Result) {
  const { items } = requests.parse(report.audits['network-requests']?.details);
  return items.toSorted((a, b) => b.transferSize - a.transferSize);
}

/** Audits whose details show what to improve first. */
const informative = [
  'lcp-breakdown-insight',
  'render-blocking-insight',
  'cls-culprits-insight',
  'long-tasks',
  'unused-javascript',
] as const;

/** Lists failed audits, informative ones and the largest transfers, one line each. */
export function causes(report: Result): string[] {
  const failed = Object.entries(report.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${summaryOf(report, id)}`),
  );
  const largest = transfers(report)
    .slice(0, 20)
    .map((item) => `${(item.transferSize / 1_000).toFixed(1)} KB ${new URL(item.url).pathname}`);
  return [...failed, ...informative.map((id) => summaryOf(report, id)), ...largest];
}

function summaryOf(report: Result, id: string): string {
  const audit = report.audits[id];
  const rows = rowsOf(audit?.details).slice(0, 4).map(textOfRow).filter(Boolean);
  return `${id} ${audit?.displayValue ?? ''}: ${rows.join('; ')}`;
}

const row = z.record(z.string(), z.unknown());
const table = z.object({ items: z.array(row) });

/** The rows of a table, or of all tables in a list. */
function rowsOf(details: unknown): z.infer<typeof row>[] {
  const { success, data } = table.safeParse(details);
  if (!success) return [];
  return data.items.flatMap((item) => ('items' in item ? rowsOf(item) : [item]));
}

const textColumns = new Set(['selector', 'nodeLabel', 'label', 'issueType']);
const node = z.object({ selector: z.string().optional(), nodeLabel: z.string().optional() });

function textOfRow(cells: z.infer<typeof row>): string {
  const texts = Object.entries(cells).map(([name, value]) => {
    if (typeof value === 'number') return `${name} ${Number(value.toFixed(3))}`;
    if (textColumns.has(name)) return String(value);
    if (name === 'url') return URL.parse(String(value))?.pathname ?? String(value);
    const { data } = node.safeParse(value);
    return data?.selector ?? data?.nodeLabel;
  });
  return texts.filter(Boolean).join(' ');
}
