// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { root } from '../config.ts';
import {
  addUp,
  countPlaywright,
  countVitest,
  failure,
  notRun,
  oneStep,
  summary,
  summaryLine,
} from './summary.ts';

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
  testResults: [
    {
      name: join(root, 'apps/api/src/app.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'answers', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'stops in time',
          failureMessages: [
            'AssertionError: expected 1 to be 2\n    at app.test.ts:8:1\n    at file:///node_modules/vitest.js',
          ],
        },
      ],
    },
  ],
};
const flaky = {
  title: 'signs',
  file: 'sign.e2e.ts',
  line: 7,
  tests: [
    { status: 'flaky', results: [{ errors: [{ message: 'Time is over' }] }, { errors: [] }] },
  ],
};
const playwright = {
  stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
  errors: [],
  suites: [{ specs: [], suites: [{ specs: [flaky] }] }],
};

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
    testResults: [
      {
        name: join(root, 'app.test.ts'),
        status: 'failed',
        message: 'No such module',
        assertionResults: [],
      },
    ],
  };
  expect(countVitest(report(broken), false)).toEqual({
    passed: 10,
    failed: 1,
    skipped: 3,
    failures: ['app.test.ts\n    No such module'],
  });
});

it('counts a run that fails after its tests passed', () => {
  const passed = { ...vitest, numFailedTests: 0, testResults: [] };
  expect(countVitest(report(passed), false).failed).toBe(1);
  expect(countVitest(report(passed), true).failed).toBe(0);
});

it('counts a flaky browser test as failed', () => {
  expect(countPlaywright(report(playwright), false)).toMatchObject({
    passed: 5,
    failed: 2,
    skipped: 2,
  });
});

it('counts a suite without tests, and one without a report, as failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const empty = { stats, errors: [], suites: [] };
  expect(countPlaywright(report(empty), true).failed).toBe(1);
  expect(countVitest(join(folder, 'absent.json'), true).failed).toBe(1);
});

it('names what failed, with the error, above the counts', () => {
  const all = [
    oneStep(false, failure('format check', '\u001b[31mapp.ts\u001b[39m is not formatted\n\n')),
    countVitest(report(vitest), false),
    countPlaywright(report(playwright), false),
  ];
  expect(summary(addUp(all)).split('\n')).toEqual([
    'Failed: format check',
    '    app.ts is not formatted',
    'Failed: apps/api/src/app.test.ts: stops in time',
    '    AssertionError: expected 1 to be 2',
    '        at app.test.ts:8:1',
    'Failed: sign.e2e.ts:7: signs',
    '    Time is over',
    '15 passed, 4 failed, 5 skipped',
  ]);
});
