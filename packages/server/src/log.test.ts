// SPDX-License-Identifier: AGPL-3.0-or-later
import { ReplyError } from 'ioredis';
import { expect, test } from 'vitest';

import { createLog } from './log.ts';

test('logs the standard fields of an error and its cause without those that drivers add', () => {
  const lines: string[] = [];
  const log = createLog('web', 'info', { write: (line) => void lines.push(line) });
  const cause = Object.assign(new ReplyError('WRONGPASS'), {
    code: 'E1',
    command: { name: 'auth', args: ['hunter2'] },
  });
  log.error({ err: new Error('no sessions', { cause }) }, 'redis');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      app: 'web',
      msg: 'redis',
      err: { type: 'Error', message: 'no sessions', cause: { message: 'WRONGPASS', code: 'E1' } },
    },
  ]);
  expect(lines[0]).not.toContain('hunter2');
});
