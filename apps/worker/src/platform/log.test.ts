import { ReplyError } from 'ioredis';
import { expect, test } from 'vitest';

import { createLog } from './log.ts';

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
