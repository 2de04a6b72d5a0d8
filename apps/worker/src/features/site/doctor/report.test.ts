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

test('workers that are connected and have asked for no job for a minute have failed', () => {
  expect(judgeWorkers([3, 900])).toEqual([{ state: 'ok', found: '1 running' }]);
  expect(judgeWorkers([61, 900])).toMatchObject([
    { state: 'failed', found: '2 connected, which have asked for no job for 61 s' },
  ]);
  expect(judgeWorkers([])).toMatchObject([{ state: 'failed', found: 'none takes jobs' }]);
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
