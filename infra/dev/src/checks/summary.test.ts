// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { addUp, countTests, failure, notRun, oneStep, summary } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'kga-summary-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(...tests: readonly string[]): string {
  const file = join(folder, 'report.xml');
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8" ?><testsuites>${tests.join('')}</testsuites>`,
  );
  return file;
}

const passed = '<testcase classname="apps/api/src/app.test.ts" name="answers"></testcase>';
const skipped = '<testcase classname="app.test.ts" name="later"><skipped/></testcase>';

/** As vitest writes it. */
const unit = `<testcase classname="apps/api/src/app.test.ts" name="app &gt; stops">
  <failure message="expected 1 to be 2" type="AssertionError">
AssertionError: expected 1 to be 2
 ❯ src/app.test.ts:8:1
 ❯ ../../node_modules/vitest/index.js:1:1
  </failure></testcase>`;

/** As Playwright writes it. */
const browser = `<testcase name="grp › signs" classname="sign.e2e.ts"><system-out><![CDATA[log]]></system-out>
  <failure message="Time is over" type="expect.toBe"><![CDATA[  sign.e2e.ts:7:30 › grp › signs

    Time is over]]></failure></testcase>`;

it('sums all suites', () => {
  const tests = countTests(report(passed, passed, unit, skipped), false);
  expect(summary(addUp([oneStep(true), oneStep(false), tests]))).toMatch(
    /\n3 passed, 2 failed, 1 skipped$/,
  );
});

it('omits the skipped count if it is zero', () => {
  expect(summary(oneStep(true))).toBe('1 passed, 0 failed');
});

it('counts a failed build once, though browser tests cannot run without it', () => {
  expect(summary(addUp([oneStep(false), notRun]))).toBe('0 passed, 1 failed, 1 skipped');
});

it('counts a run that fails after its tests passed', () => {
  const counts = countTests(report(passed), false);
  expect(counts).toMatchObject({ passed: 1, failed: 1 });
  expect(counts.failures).toHaveLength(1);
  expect(countTests(report(passed), true)).toMatchObject({ passed: 1, failed: 0 });
});

it('counts a run without tests, and one without a report, as failed', () => {
  expect(countTests(report(), true).failed).toBe(1);
  expect(countTests(report(skipped), true)).toMatchObject({ failed: 1, skipped: 1 });
  expect(countTests(join(folder, 'absent.xml'), true).failed).toBe(1);
});

it('names what failed, the error and the command that runs it alone, above the counts', () => {
  const all = [
    oneStep(false, failure('format check', '\u001b[31mapp.ts\u001b[39m is not formatted\n\n')),
    countTests(report(passed, unit), false),
    countTests(report(passed, browser), false, 'apps/web/e2e/'),
  ];
  expect(summary(addUp(all)).split('\n')).toEqual([
    'Failed: format check',
    '    app.ts is not formatted',
    'Failed: apps/api/src/app.test.ts: app > stops',
    '    AssertionError: expected 1 to be 2',
    '     ❯ src/app.test.ts:8:1',
    '    Alone: npm run check -- apps/api/src/app.test.ts',
    'Failed: apps/web/e2e/sign.e2e.ts: grp › signs',
    '    sign.e2e.ts:7:30 › grp › signs',
    '        Time is over',
    '    Alone: npm run check -- apps/web/e2e/sign.e2e.ts',
    '2 passed, 3 failed',
  ]);
});
