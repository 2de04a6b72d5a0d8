// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { judgeDisk, judgeWorkers } from './check-content.ts';
import { judgeCertificate } from './check-outside.ts';
import { formatFindings } from './report.ts';

test('a certificate that ends soon, or that browsers refuse, has failed', () => {
  expect(judgeCertificate(30, undefined)).toMatchObject([{ state: 'ok' }]);
  expect(judgeCertificate(13, undefined)).toMatchObject([{ state: 'failed' }]);
  expect(judgeCertificate(30, 'its certificate: expired')).toMatchObject([{ state: 'failed' }]);
});

test('workers that are all connected and did nothing for a minute have failed', () => {
  expect(judgeWorkers({ silences: [3, 59], quiet: 900 })).toEqual([
    { state: 'ok', found: '2 running' },
  ]);
  expect(judgeWorkers({ silences: [61, 900], quiet: 61 })).toMatchObject([
    {
      state: 'failed',
      found: '2 connected, which asked for, began and finished no job for 61 s',
    },
  ]);
  expect(judgeWorkers({ silences: [], quiet: 3 })).toMatchObject([
    { state: 'failed', found: 'none takes jobs' },
  ]);
});

test('one hung worker beside others is to be looked at', () => {
  expect(judgeWorkers({ silences: [3, 900], quiet: 3 })).toMatchObject([
    { state: 'warning', found: '1 of 2 asked for, began and finished no job for 900 s' },
  ]);
});

test('where Redis lists no connections, jobs tell whether a worker runs, and nothing has failed', () => {
  expect(judgeWorkers({ silences: undefined, quiet: 12.3 })).toMatchObject([
    { state: 'ok', found: 'Redis does not list them; the newest job began or ended 12 s ago' },
  ]);
  expect(judgeWorkers({ silences: undefined, quiet: 61 })).toMatchObject([{ state: 'warning' }]);
  expect(judgeWorkers({ silences: undefined, quiet: Infinity })).toMatchObject([
    { state: 'warning', found: 'Redis does not list them, and knows no job that began' },
  ]);
});

test('a disk of which less than a tenth is free has failed', () => {
  expect(judgeDisk(0.1, '10.0 GB')).toEqual([{ state: 'ok', found: '10.0 GB are free here, 10%' }]);
  expect(judgeDisk(0.09, '9.0 GB')).toMatchObject([{ state: 'failed' }]);
});

test('the page has a line for each finding, with its way out below', () => {
  expect(
    formatFindings([
      { name: 'Redis', state: 'ok', found: 'Redis 8' },
      { name: 'backup', state: 'failed', found: 'none was made', wayOut: 'Run it.' },
    ]),
  ).toBe(
    [
      'ok      Redis   Redis 8',
      'FAILED  backup  none was made',
      '                → Run it.',
      '1 well, 0 to look at, 1 failed',
    ].join('\n'),
  );
});
