// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { addUp, countPlaywright, countVitest, notRun, oneStep, summaryLine } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'kga-summary-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = {
  numPassedTests: 10,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
};
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };

it('sums all suites', () => {
  const all = [oneStep(true), oneStep(false), countVitest(report(vitest), false)];
  expect(summaryLine(addUp(all))).toBe('11 passed, 2 failed, 3 skipped');
});

it('omits the skipped count if it is zero', () => {
  expect(summaryLine(oneStep(true))).toBe('1 passed, 0 failed');
});

it('counts a failed build once, though browser tests cannot run without it', () => {
  expect(summaryLine(addUp([oneStep(false), notRun]))).toBe('0 passed, 1 failed, 1 skipped');
});

it('counts a test file that could not be loaded', () => {
  const broken = {
    ...vitest,
    numFailedTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  };
  expect(countVitest(report(broken), false)).toEqual({ passed: 10, failed: 1, skipped: 3 });
});

it('counts a run that fails after its tests passed', () => {
  const passed = { ...vitest, numFailedTests: 0, testResults: [] };
  expect(countVitest(report(passed), false).failed).toBe(1);
  expect(countVitest(report(passed), true).failed).toBe(0);
});

it('counts a flaky browser test as failed', () => {
  expect(countPlaywright(report(playwright), false)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

it('counts a suite without tests, and one without a report, as failed', () => {
  const empty = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
  expect(countPlaywright(report(empty), true).failed).toBe(1);
  expect(countVitest(join(folder, 'absent.json'), true)).toEqual(oneStep(false));
});
