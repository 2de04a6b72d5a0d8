// SPDX-License-Identifier: AGPL-3.0-or-later
import { exportProfile } from '@kga/contracts/accounts';
import { countLockWaits } from '@kga/db/testing';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';

import { newMember } from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { createTestApp, setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const member = async () => (await newMember(api)).by;

const ask = (by: Agent) => by.get(exportProfile.url);

/** Runs `meanwhile` while everything that reads the audit log waits, as exports do. */
async function whileExportsWait(meanwhile: () => Promise<void>): Promise<void> {
  await api.db.transaction().execute(async (trx) => {
    await sql`lock table audit_log in access exclusive mode`.execute(trx);
    await meanwhile();
  });
}

const busy = {
  statusCode: 429,
  headers: expect.objectContaining({ 'retry-after': '10' }),
};

test('twenty exports of an account at once: one is answered, the others load nothing', async () => {
  const by = await member();
  let first: ReturnType<typeof ask> | undefined;
  await whileExportsWait(async () => {
    first = ask(by);
    await expect.poll(() => countLockWaits(api.db)).toBe(1);
    const others = await Promise.all(Array.from({ length: 19 }, () => ask(by)));
    for (const other of others) {
      expect(other).toMatchObject(busy);
      expect(other.json()).toMatchObject({ code: 'rate_limited' });
    }
    expect(await countLockWaits(api.db)).toBe(1);
  });
  expect((await first)?.statusCode).toBe(200);
  // It is free again once the response is sent.
  await vi.waitFor(async () => expect((await ask(by)).statusCode).toBe(200));
});

test('another process does not export an account that is being exported', async () => {
  const other = await createTestApp(api.config);
  try {
    const by = await member();
    let first: ReturnType<typeof ask> | undefined;
    await whileExportsWait(async () => {
      first = ask(by);
      await expect.poll(() => countLockWaits(api.db)).toBe(1);
      const elsewhere = await other.app.inject({
        url: exportProfile.url,
        cookies: Object.fromEntries(by.cookies),
        headers: by.headers,
      });
      expect(elsewhere).toMatchObject(busy);
    });
    expect((await first)?.statusCode).toBe(200);
  } finally {
    await other.close();
  }
});

test('a process exports two accounts at a time and refuses a third', async () => {
  const [one, two, three] = await Promise.all([member(), member(), member()]);
  let both: ReturnType<typeof ask>[] = [];
  await whileExportsWait(async () => {
    both = [ask(one), ask(two)];
    await expect.poll(() => countLockWaits(api.db)).toBe(2);
    expect(await ask(three)).toMatchObject(busy);
  });
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await vi.waitFor(async () => expect((await ask(three)).statusCode).toBe(200));
});

test('an account has five exports a day, and one that fails does not count', async () => {
  const by = await member();
  await sql`alter table audit_log rename to audit_log_away`.execute(api.db);
  try {
    expect((await ask(by)).statusCode).toBe(500);
  } finally {
    await sql`alter table audit_log_away rename to audit_log`.execute(api.db);
  }
  for (let count = 0; count < 5; count += 1) expect((await ask(by)).statusCode).toBe(200);
  const refused = await ask(by);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
  const another = await member();
  expect((await ask(another)).statusCode).toBe(200);
});

test('an export whose caller has hung up holds its place until it is loaded', async () => {
  const by = await member();
  const origin = await api.listen();
  const headers = { cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  await whileExportsWait(async () => {
    const hungUp = new AbortController();
    const gone = fetch(origin + exportProfile.url, { headers, signal: hungUp.signal });
    await expect.poll(() => countLockWaits(api.db)).toBe(1);
    hungUp.abort();
    await expect(gone).rejects.toThrow('aborted');
    expect(await ask(by)).toMatchObject(busy);
    expect(await countLockWaits(api.db)).toBe(1);
  });
  await vi.waitFor(async () => expect((await ask(by)).statusCode).toBe(200));
});
