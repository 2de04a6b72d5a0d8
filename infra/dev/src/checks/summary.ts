// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { z } from 'zod';

import { root } from '../config.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed and why, shown once more at the end of the output. */
  readonly failures: readonly string[];
}

/** Lines of an error that the list of failures shows. */
const shownLines = 12;

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
const suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(suite),
});

/** Counts of a vitest JSON report. A file that could not be loaded is one failure. */
export function countVitest(file: string, succeeded: boolean): Counts {
  const report = read(file, vitestReport);
  if (!report) return oneStep(false, 'The tests wrote no report.');
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) =>
        failure(`${relative(root, name)}: ${test.fullName}`, test.failureMessages?.join('\n')),
      ),
  );
  return ended(succeeded, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...failedTests,
      ...broken.map(({ name, message }) => failure(relative(root, name), message)),
    ],
  });
}

/** Counts of a Playwright JSON report. A flaky test has failed. */
export function countPlaywright(file: string, succeeded: boolean): Counts {
  const report = read(file, playwrightReport);
  if (!report) return oneStep(false, 'The browser tests wrote no report.');
  const { expected, unexpected, flaky, skipped } = report.stats;
  return ended(succeeded, {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [
      ...report.suites.flatMap(failuresIn),
      ...report.errors.map(({ message }) => failure('Browser tests', message)),
    ],
  });
}

function failuresIn({ specs, suites = [] }: z.infer<typeof suite>): string[] {
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return failure(`${file}:${line}: ${title}`, messages[0]);
      }),
  );
  return [...failed, ...suites.flatMap(failuresIn)];
}

/** A failure as the list shows it: where, and the first lines of the error below it. */
export function failure(where: string, error = ''): string {
  const lines = stripVTControlCharacters(error).trim().split('\n');
  const shown = lines
    .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'))
    .slice(0, shownLines);
  return [where, ...shown.map((line) => `    ${line}`)].join('\n');
}

/** @param failed what is listed at the end of the output if the step failed */
export function oneStep(succeeded: boolean, failed = ''): Counts {
  return {
    passed: succeeded ? 1 : 0,
    failed: succeeded ? 0 : 1,
    skipped: 0,
    failures: succeeded || failed === '' ? [] : [failed],
  };
}

/** A step that was skipped because one that it needs failed. */
export const notRun: Counts = { passed: 0, failed: 0, skipped: 1, failures: [] };

export function addUp(all: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    all.reduce((total, counts) => total + counts[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** The end of the output: what failed, then the line of counts. */
export function summary(counts: Counts): string {
  const failures = counts.failures.map((text) => `Failed: ${text}`);
  return [...failures, summaryLine(counts)].join('\n');
}

export function summaryLine({ passed, failed, skipped }: Omit<Counts, 'failures'>): string {
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
