import { z } from 'zod';

import type { Report } from './lighthouse.ts';
import { transfers } from './measures.ts';

/** Audits whose details show what to improve first. */
const informative = [
  'lcp-breakdown-insight',
  'render-blocking-insight',
  'cls-culprits-insight',
  'long-tasks',
  'unused-javascript',
] as const;

const node = z.object({ selector: z.string().optional(), nodeLabel: z.string().optional() });
const row = z.record(z.string(), z.unknown());
const table = z.object({ items: z.array(row) });

/** Lists failed audits, informative ones and the largest transfers, one line each. */
export function causes(report: Report): string[] {
  const failed = Object.entries(report.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${describe(report, id)}`),
  );
  const largest = transfers(report)
    .slice(0, 8)
    .map((item) => `${(item.transferSize / 1_000).toFixed(1)} KB ${new URL(item.url).pathname}`);
  return [...failed, ...informative.map((id) => describe(report, id)), ...largest];
}

function describe(report: Report, id: string): string {
  const audit = report.audits[id];
  const found = rowsOf(audit?.details).slice(0, 4).map(describeRow).filter(Boolean);
  return `${id} ${audit?.displayValue ?? ''}: ${found.join('; ')}`;
}

/** The rows of a table, or of all tables in a list. */
function rowsOf(details: unknown): Record<string, unknown>[] {
  const { success, data } = table.safeParse(details);
  if (!success) return [];
  return data.items.flatMap((item) => ('items' in item ? rowsOf(item) : [item]));
}

function describeRow(cells: Record<string, unknown>): string {
  return Object.entries(cells)
    .map(([name, value]) => describeCell(name, value))
    .filter(Boolean)
    .join(' ');
}

function describeCell(name: string, value: unknown): string {
  if (typeof value === 'number') return `${name} ${Number(value.toFixed(3))}`;
  if (name === 'selector' || name === 'nodeLabel' || name === 'label') return String(value);
  if (name === 'issueType') return String(value);
  if (name === 'url') return URL.parse(String(value))?.pathname ?? String(value);
  const { data } = node.safeParse(value);
  return data?.selector ?? data?.nodeLabel ?? '';
}
