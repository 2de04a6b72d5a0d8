// SPDX-License-Identifier: AGPL-3.0-or-later
import { ReplyError } from 'ioredis';
import { expect, test } from 'vitest';

import { createLog, logErrors } from './log.ts';

test('logs the standard fields of an error without those that drivers add', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const error = Object.assign(new ReplyError('WRONGPASS'), {
    code: 'E1',
    command: { name: 'auth', args: ['hunter2'] },
  });
  log.error({ err: error }, 'redis');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('WRONGPASS');
  expect(lines[0]).toContain('"code":"E1"');
  expect(lines[0]).not.toContain('hunter2');
});

test('logs an error that repeats once, and another one at once', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const note = logErrors(log, 'redis');
  for (let count = 0; count < 100; count += 1) note(new Error('OOM command not allowed'));
  note(new Error('READONLY'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'redis', err: { message: 'OOM command not allowed' } },
    { msg: 'redis', err: { message: 'READONLY' }, repeated: 99 },
  ]);
});
