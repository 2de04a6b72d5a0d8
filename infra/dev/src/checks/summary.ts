// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts of a vitest JSON report. A file that could not be loaded is one failure. */
export function countVitest(file: string, succeeded: boolean): Counts {
  const report = read(file, vitestReport);
  if (!report) return oneStep(false);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return ended(succeeded, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** Counts of a Playwright JSON report. A flaky test has failed. */
export function countPlaywright(file: string, succeeded: boolean): Counts {
  const report = read(file, playwrightReport);
  if (!report) return oneStep(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return ended(succeeded, {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
  });
}

export function oneStep(succeeded: boolean): Counts {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
}

/** A step that was skipped because one that it needs failed. */
export const notRun: Counts = { passed: 0, failed: 0, skipped: 1 };

export function addUp(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function summaryLine({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** A suite that fails without a failed test counts as one failure; so does an empty one. */
function ended(succeeded: boolean, counts: Counts): Counts {
  const nothingRan = counts.passed + counts.failed === 0;
  const failed = counts.failed === 0 && (!succeeded || nothingRan) ? 1 : counts.failed;
  return { ...counts, failed };
}

function read<T>(file: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
