// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Verdict } from '../shared/run-bench.ts';
import { quantile } from '../shared/statistics.ts';
import type { LiveCall } from './live/run-steps.ts';
import type { HostileRequest } from './requests.ts';
import type { Outcome } from './send.ts';
import type { Target } from './targets.ts';
import unreached from './unreached.json' with { type: 'json' };

/** An answer that takes longer is counted, on a quiet machine as a fault. */
const slowMs = 2_000;

/** Why an operation cannot answer 2xx here, by its id. */
const reasons: Readonly<Record<string, string>> = unreached;

/** The better of two statuses: success before a redirect, and any answer before none. */
const better = (one: number | undefined, other: number): number => {
  if (one === undefined || one === 0) return other;
  return other === 0 ? one : Math.min(one, other);
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Operations without success and without a reason, including those that were never requested; and reasons that no longer hold. */
export function wrongOperations(
  operations: readonly string[],
  statusOf: (operation: string) => number | undefined,
  known: Readonly<Record<string, string>> = reasons,
): { missed: string[]; stale: string[] } {
  const succeeds = (operation: string) => isSuccess(statusOf(operation) ?? 0);
  return {
    missed: operations.filter((each) => !Object.hasOwn(known, each) && !succeeds(each)),
    stale: Object.keys(known).filter((each) => !operations.includes(each) || succeeds(each)),
  };
}

/** Operations by their best status, and those without success one by one, with what they answered. */
function printOperations(
  operations: readonly Target[],
  best: ReadonlyMap<string, number>,
  answers: ReadonlyMap<string, string>,
): void {
  const byStatus = Map.groupBy(operations, ({ operation }) => best.get(operation) ?? 0);
  for (const [status, reached] of Array.from(byStatus).toSorted(([a], [b]) => a - b)) {
    console.log(`${status}: ${reached.map(({ operation }) => operation).join(', ')}`);
  }
  for (const { operation } of operations) {
    const status = best.get(operation) ?? 0;
    if (!isSuccess(status)) {
      console.log(`${operation} ${status}: ${reasons[operation] ?? answers.get(operation) ?? ''}`);
    }
  }
}

/** Counts answers, and keeps the best status of each operation. */
export function createReport() {
  const counts = new Map<string, number>();
  const best = new Map<string, number>();
  const lines = new Map<string, string>();
  const undocumented = new Map<string, string>();
  const times: number[] = [];
  let offences = 0;

  const noteBest = (operation: string, status: number) => {
    best.set(operation, better(best.get(operation), status));
  };

  return {
    countLive({ step: { operation }, status, text }: LiveCall): void {
      noteBest(operation, status);
      if (status >= 300) lines.set(operation, text.slice(0, 200));
      if (status >= 500) {
        offences += 1;
        console.log(`${status}: what ${operation} should accept: ${text.slice(0, 300)}`);
      }
    },

    count({ target, isPlain }: HostileRequest, { status, text, ms }: Outcome): void {
      const name = text.includes('"code":"overloaded"') ? '503 overloaded' : String(status);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      times.push(ms);
      if (isPlain && target.kind === 'operation') noteBest(target.operation, status);
    },

    offend(line: string): void {
      offences += 1;
      console.log(line);
    },

    undocumented: (what: string, request: string): void => void undocumented.set(what, request),

    printOperations: (operations: readonly Target[]): void =>
      printOperations(operations, best, lines),

    /** `operations`: those that should have succeeded; none where a single request is repeated. */
    verdict(seed: number, wanted: number, operations?: readonly Target[]): Verdict {
      for (const [what, request] of undocumented) {
        console.log(`Not documented: ${what}: ${request}`);
      }
      const total = times.length;
      const statuses = [...counts]
        .map(([status, count]) => `${status}: ${count}`)
        .toSorted((a, b) => a.localeCompare(b));
      const { missed, stale } = operations
        ? wrongOperations(
            operations.map(({ operation }) => operation),
            (operation) => best.get(operation),
          )
        : { missed: [], stale: [] };
      const slow = times.filter((ms) => ms > slowMs).length;
      const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0));
      return {
        figures:
          `${total} of ${wanted} requests with seed ${seed} (${statuses.join(', ')}; 0 is a connection ` +
          `closed without an answer), ${offences} 5xx, left without an answer or telling what they must not, ` +
          `${undocumented.size} kinds of answers that the OpenAPI document does not name, ` +
          `${missed.length} operations without success (${missed.join(', ')}), ` +
          `${stale.length} stale entries of unreached.json (${stale.join(', ')}); ` +
          `p50 ${p50} ms, p99 ${p99} ms, ${slow} above ${slowMs} ms`,
        pass:
          offences === 0 &&
          undocumented.size === 0 &&
          total === wanted &&
          missed.length === 0 &&
          stale.length === 0,
      };
    },
  };
}

export type Report = ReturnType<typeof createReport>;
