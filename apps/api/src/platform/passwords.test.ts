// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { promisify } from 'node:util';

import { register, signIn } from '@kga/contracts/accounts';
import { selectAccountByEmail } from '@kga/db/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readConfig } from '../config.ts';
import { agent } from '../testing/agent.ts';
import { setupTestApp } from '../testing/test-app.ts';
import { type Passwords, createPasswords } from './passwords.ts';

/** The cost of production. */
const { passwordCost } = readConfig({
  DATABASE_URL: 'postgres://kga@localhost/kga',
  REDIS_URL: 'redis://localhost',
  SESSION_SECRETS: 'a secret that is long enough for this',
  ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
}).accounts;
const atFullCost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const limits = { passwordThreads: 1, passwordQueueMax: 2, passwordCost };

describe('the threads', () => {
  let passwords: Passwords;
  beforeAll(() => {
    passwords = createPasswords({ ...limits, passwordPriority: 'normal' });
  });
  afterAll(() => passwords.close());

  test('hash with argon2id at the recommended minimum, salted', async () => {
    const [first, second] = [await passwords.hash('violet'), await passwords.hash('violet')];
    expect(first).toMatch(atFullCost);
    expect(first).not.toBe(second);
    expect(await passwords.verify(first, 'violet')).toBe(true);
    expect(await passwords.verify(first, 'violeT')).toBe(false);
    expect(await passwords.verify(first, 'violet\0')).toBe(false);
  });

  test('take as long without a hash', async () => {
    expect(await passwords.verify(null, 'violet')).toBe(false);
    expect(await passwords.verify(undefined, '')).toBe(false);
  });

  test('refuse tasks that would wait too long, and recover', async () => {
    const hashes = Array.from({ length: 10 }, () => passwords.hash('violet'));
    const settled = await Promise.allSettled(hashes);
    const refused = settled.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(7);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ code: 'overloaded', options: { retryAfter: 2 } });
    }
    expect(await passwords.hash('violet')).toContain('$argon2id$');
  });

  test('fail for an invalid hash without affecting others', async () => {
    await expect(passwords.verify('no hash', 'violet')).rejects.toThrow(/.+/);
    expect(await passwords.verify(await passwords.hash('violet'), 'violet')).toBe(true);
  });

  test('leave the priority of the process unchanged', () => {
    expect(getPriority()).toBe(constants.priority.PRIORITY_NORMAL);
  });
});

test('run in a plain process', async () => {
  const script = `
    const { createPasswords } = await import('./src/platform/passwords.ts');
    const limits = ${JSON.stringify(limits)};
    const passwords = createPasswords({ ...limits, passwordPriority: 'idle' });
    console.log(await passwords.hash('violet'));
    await passwords.close();`;
  const run = promisify(execFile);
  const { stdout } = await run(
    process.execPath,
    ['--conditions=kga-source', '--input-type=module', '--eval', script],
    { cwd: `${import.meta.dirname}/../..` },
  );
  expect(stdout).toContain('$argon2id$');
});

/** Number of threads of this process in the scheduling class SCHED_IDLE, by field 41 of proc(5). */
async function countIdleThreads(): Promise<number> {
  const threads = await readdir('/proc/self/task');
  const stats = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => '')),
  );
  return stats.filter((stat) => stat.slice(stat.lastIndexOf(')')).split(' ')[39] === '5').length;
}

test.runIf(process.platform === 'linux')('run when nothing else does', async () => {
  const before = await countIdleThreads();
  const idle = createPasswords({ ...limits, passwordPriority: 'idle' });
  const normal = createPasswords({ ...limits, passwordPriority: 'normal' });
  try {
    await Promise.all([idle.hash('violet'), normal.hash('violet')]);
    expect(await countIdleThreads()).toBe(before + 1);
  } finally {
    await Promise.all([idle.close(), normal.close()]);
  }
});

describe('a process with a full queue', () => {
  const api = setupTestApp({
    settings: { PASSWORD_THREADS: '1', PASSWORD_QUEUE_MAX: '0' },
    config: ({ accounts }) => ({ accounts: { ...accounts, passwordCost } }),
  });

  test('refuses at once, for known and unknown email addresses', async () => {
    const attempts = Array.from({ length: 8 }, (_, index) =>
      agent(api.app).post(signIn.url, { email: `${index}@example.org`, password: 'wrong' }),
    );
    const answers = await Promise.all(attempts);
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(busy.length).toBeGreaterThan(0);
    for (const answer of busy) {
      expect(answer.json()).toMatchObject({ code: 'overloaded' });
      expect(answer.headers['retry-after']).toBe('2');
    }
    const person = { email: 'ada@example.org', password: 'violet harbour lantern' };
    const named = { ...person, firstName: 'Ada', lastName: '' };
    expect((await agent(api.app).post(register.url, named)).statusCode).toBe(201);
    const account = await selectAccountByEmail(api.db, person.email);
    expect(account?.password_hash).toMatch(atFullCost);
    expect((await agent(api.app).post(signIn.url, person)).statusCode).toBe(200);
  });
});
