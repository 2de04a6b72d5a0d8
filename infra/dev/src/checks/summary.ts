// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

import { load } from 'cheerio/slim';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed and why, shown once more at the end of the output. */
  readonly failures: readonly string[];
}

/** Lines of an error that the list of failures shows. */
const shownLines = 12;

/**
 * Counts of a report in the format of JUnit, which vitest and Playwright write. A file that could not be
 * loaded is one failed test in it. A run counts as one failure that fails without a failed test, or has no tests.
 * @param folder which the names of files in the report are below, ending in a slash
 */
export function countTests(file: string, succeeded: boolean, folder = ''): Counts {
  if (!existsSync(file)) return oneStep(false, 'The tests wrote no report.');
  const $ = load(readFileSync(file, 'utf8'), { xml: true });
  const tests = $('testcase');
  const skipped = tests.has('skipped').length;
  const failures = tests
    .has('failure, error')
    .toArray()
    .map((test) => {
      const path = `${folder}${$(test).attr('classname')}`;
      const error = failure(
        `${path}: ${$(test).attr('name')}`,
        $(test).children('failure, error').first().text(),
      );
      return `${error}\n    Alone: npm run check -- ${path}`;
    });
  const passed = tests.length - skipped - failures.length;
  if (failures.length === 0 && (!succeeded || passed === 0)) {
    failures.push('The run as a whole: no test failed');
  }
  return { passed, failed: failures.length, skipped, failures };
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
export function summary({ passed, failed, skipped, failures }: Counts): string {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((text) => `Failed: ${text}`), counts].join('\n');
}
