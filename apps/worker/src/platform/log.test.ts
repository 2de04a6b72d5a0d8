// SPDX-License-Identifier: AGPL-3.0-or-later
import { createLog } from '@kga/server';
import { expect, test } from 'vitest';

import { logErrors } from './log.ts';

test('logs an error that repeats once, and another one at once', () => {
  const lines: string[] = [];
  const log = createLog('worker', 'info', { write: (line) => void lines.push(line) });
  const note = logErrors(log, 'redis');
  for (let count = 0; count < 100; count += 1) note(new Error('OOM command not allowed'));
  note(new Error('READONLY'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'redis', err: { message: 'OOM command not allowed' } },
    { msg: 'redis', err: { message: 'READONLY' }, repeated: 99 },
  ]);
});
