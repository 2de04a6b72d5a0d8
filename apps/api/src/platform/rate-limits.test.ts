// SPDX-License-Identifier: AGPL-3.0-or-later
import { forgotPassword, register, resetPassword, signIn } from '@kga/contracts/accounts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { makeAccount, testPassword, tokenSentTo } from '../testing/account-fixture.ts';
import { agent, newAddress } from '../testing/agent.ts';
import { setupTestApp } from '../testing/test-app.ts';
import { createDerivedKeys } from './derived-keys.ts';
import { AppError } from './errors.ts';
import {
  type RateLimitKind,
  type RateLimitSubject,
  type RateLimits,
  createRateLimits,
} from './rate-limits.ts';

const api = setupTestApp();
let attempts: RateLimits;
beforeAll(async () => {
  attempts = createRateLimits({ redis: api.redis, keys: createDerivedKeys(api.config.secrets) });
});
beforeEach(async () => {
  await api.redis.flushall();
});

/** Seconds to wait, or 0 where the attempt was allowed. */
async function waitOf(kind: RateLimitKind, of: RateLimitSubject): Promise<number> {
  const refusal: unknown = await attempts.consume(kind, of).catch((error: unknown) => error);
  if (refusal === undefined) return 0;
  if (!(refusal instanceof AppError) || refusal.code !== 'rate_limited') throw refusal;
  return refusal.options.retryAfter ?? -1;
}

/** Ends the wait, as time would. */
async function waitIt(): Promise<void> {
  const waits = await api.redis.keys('kga:{limits}:wait:*');
  if (waits.length > 0) await api.redis.del(waits);
}

async function left(): Promise<number> {
  const waits = await api.redis.keys('kga:{limits}:wait:*');
  return Math.max(0, ...(await Promise.all(waits.map((key) => api.redis.pttl(key)))));
}

async function waitsOf(
  kind: RateLimitKind,
  of: RateLimitSubject,
  times: number,
): Promise<number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    expect(await waitOf(kind, of)).toBe(0);
    waits.push(Math.round((await left()) / 1000));
    await waitIt();
  }
  return waits;
}

describe('waits', () => {
  test('for an account grow, but stay short for its owner', async () => {
    const waits = await waitsOf('sign_in', { account: 'ada@example.org' }, 14);
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
  });

  test('for an IP address grow further', async () => {
    const waits = await waitsOf('sign_in', { address: '192.0.2.1' }, 32);
    expect(waits.slice(18, 24)).toEqual([0, 2, 4, 8, 16, 32]);
    expect(waits.at(-1)).toBe(900);
  });

  test('report how long they last', async () => {
    const of = { account: 'ada@example.org' };
    for (let time = 0; time < 10; time += 1) {
      await waitIt();
      await attempts.consume('sign_in', of);
    }
    const reported = await waitOf('sign_in', of);
    expect(reported).toBe(Math.ceil((await left()) / 1000));
    const [key = ''] = await api.redis.keys('kga:{limits}:wait:*');
    await api.redis.pexpire(key, 4_900);
    expect(await waitOf('sign_in', of)).toBe(5);
    // Attempts during the wait do not prolong it.
    expect(await left()).toBeLessThanOrEqual(4_900);
  });

  test('count concurrent attempts', async () => {
    const of = { account: 'ada@example.org' };
    const waits = await Promise.all(Array.from({ length: 50 }, () => waitOf('sign_in', of)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test('are cleared by success: all of the account, one of the IP address', async () => {
    const of = { address: '192.0.2.1', account: 'ada@example.org' };
    await waitsOf('sign_in', of, 4);
    await attempts.consume('sign_in', of);
    await attempts.reset('sign_in', of);
    expect(await waitsOf('sign_in', { account: of.account }, 5)).toEqual([0, 0, 0, 0, 1]);
    const byAddress = await waitsOf('sign_in', { address: of.address }, 16);
    expect(byAddress.slice(14)).toEqual([0, 2]);
  });

  test('are per kind, whatever the case of the email address', async () => {
    await waitsOf('sign_in', { account: 'ada@example.org' }, 4);
    await attempts.consume('confirm', { account: 'ada@example.org' });
    expect(await left()).toBe(0);
    await attempts.consume('sign_in', { account: 'ADA@example.org' });
    expect(await waitOf('sign_in', { account: 'Ada@Example.org' })).toBeGreaterThan(0);
  });

  test('for notifications allow one an hour, however many are dropped', async () => {
    const of = { account: 'an account password_changed' };
    const waits = await waitsOf('notice', of, 9);
    expect(waits).toEqual([0, 0, 600, 1200, 2400, 3600, 3600, 3600, 3600]);
    await attempts.tryConsume('notice', of);
    for (let time = 0; time < 50; time += 1) {
      expect(await attempts.tryConsume('notice', of)).toBe(false);
    }
    expect(await left()).toBeLessThanOrEqual(3_600_000);
    expect(await attempts.tryConsume('notice', { account: 'an account signed_in' })).toBe(true);
  });

  test('are not prolonged by refunded attempts', async () => {
    const of = { address: '192.0.2.1', account: 'ada@example.org' };
    await waitsOf('sign_in', of, 4);
    for (let time = 0; time < 9; time += 1) {
      await attempts.consume('sign_in', of);
      await attempts.refund('sign_in', of);
    }
    expect(await waitsOf('sign_in', of, 2)).toEqual([1, 2]);
  });

  test.each([
    ['2001:db8:0:1::1', '2001:db8::1:ffff:0:0:1', true],
    ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
  ])('of %s and %s are shared: %s', async (first, second, shared) => {
    await waitsOf('sign_in', { address: first }, 19);
    await attempts.consume('sign_in', { address: first });
    expect((await waitOf('sign_in', { address: second })) > 0).toBe(shared);
  });

  test('of an IPv6 site allow its /56 four times and its /48 sixteen times as much as a /64', async () => {
    const allowed = async (addressOf: (count: number) => string) => {
      let count = 0;
      while ((await waitOf('sign_in', { address: addressOf(count) })) === 0) count += 1;
      return count;
    };
    const hex = (count: number) => count.toString(16).padStart(2, '0');
    expect(await allowed(() => '2001:db8:1:100::1')).toBe(20);
    expect(await allowed((count) => `2001:db8:2:1${hex(count)}::1`)).toBe(80);
    expect(await allowed((count) => `2001:db8:3:${hex(count % 256)}${hex(count >> 8)}::1`)).toBe(
      320,
    );
  });

  test('store no addresses in Redis, and expire', async () => {
    await waitsOf('sign_in', { address: '192.0.2.77', account: 'ada@example.org' }, 6);
    const keys = await api.redis.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).not.toMatch(/192|ada|example/);
      expect(await api.redis.pttl(key)).toBeGreaterThan(0);
    }
  });
});

describe('windows', () => {
  const of = { address: '192.0.2.1', account: 'someone' };
  const writeOften = async (times: number, by: RateLimitSubject) => {
    for (let time = 0; time < times; time += 1) expect(await waitOf('write', by)).toBe(0);
  };

  test('end at the same time whatever is counted and refunded', async () => {
    await writeOften(20, of);
    const wait = await waitOf('write', of);
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    const counts = await api.redis.keys('kga:{limits}:tries:*');
    expect(counts).toHaveLength(2);
    for (const key of counts) await api.redis.pexpire(key, 4_900);
    expect(await waitOf('write', of)).toBe(5);
    await attempts.refund('write', of);
    await writeOften(1, of);
    expect(await waitOf('write', of)).toBe(5);
    for (const key of counts) expect(await api.redis.pttl(key)).toBeLessThanOrEqual(4_900);
    await api.redis.del(counts);
    await writeOften(20, of);
  });

  test('of an IP address are for many users', async () => {
    for (let person = 0; person < 15; person += 1) {
      await writeOften(20, { address: of.address, account: `person ${person}` });
    }
    expect(await waitOf('write', of)).toBeGreaterThan(590);
    expect(await waitOf('write', { ...of, address: '192.0.2.2' })).toBe(0);
  });
});

describe('signing in', () => {
  const tryFrom = (email: string, password = 'wrong', address = newAddress()) =>
    agent(api.app, { address }).post(signIn.url, { email, password });

  test('to one account from everywhere has to wait, known or not', async () => {
    const { email } = await makeAccount(api.db);
    for (const each of [email, 'unknown@example.org']) {
      for (let time = 0; time < 5; time += 1) {
        expect((await tryFrom(each)).statusCode).toBe(401);
      }
      const refused = await tryFrom(each, testPassword);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'rate_limited' });
      expect(refused.headers['retry-after']).toBe('1');
    }
    await waitIt();
    expect((await tryFrom(email, testPassword)).statusCode).toBe(200);
    expect((await tryFrom(email)).statusCode).toBe(401);
  });

  test('from a familiar network does not wait for guesses from elsewhere', async () => {
    const { email } = await makeAccount(api.db);
    const home = newAddress();
    expect((await tryFrom(email, testPassword, home)).statusCode).toBe(200);
    for (let time = 0; time < 6; time += 1) await tryFrom(email);
    expect((await tryFrom(email, testPassword)).statusCode).toBe(429);
    expect((await tryFrom(email, testPassword, home)).statusCode).toBe(200);
    for (let time = 0; time < 5; time += 1) await tryFrom(email, 'wrong', home);
    expect((await tryFrom(email, testPassword, home)).statusCode).toBe(429);
  });

  test('from where the account was registered or its password reset is never shut out', async () => {
    const [home, office] = [newAddress(), newAddress()];
    const email = `${crypto.randomUUID()}@example.org`;
    const person = { email, firstName: 'Ada', lastName: '', password: testPassword };
    const guess = async () => {
      for (let time = 0; time < 6; time += 1) await tryFrom(email);
    };
    const registered = await agent(api.app, { address: home }).post(register.url, person);
    expect(registered.statusCode).toBe(201);
    await guess();
    expect((await tryFrom(email, testPassword)).statusCode).toBe(429);
    expect((await tryFrom(email, testPassword, home)).statusCode).toBe(200);

    const mailed = agent(api.app, { address: office });
    await mailed.post(forgotPassword.url, { email });
    const { token } = await tokenSentTo(api.db, email, 'reset_password');
    const password = 'another long password';
    await mailed.post(resetPassword.url, { proof: { token }, password });
    await guess();
    expect((await tryFrom(email, password, office)).statusCode).toBe(200);
  });

  test('to many accounts from one IP address has to wait', async () => {
    const address = newAddress();
    for (let time = 0; time < 20; time += 1) {
      expect((await tryFrom(`${time}@example.org`, 'wrong', address)).statusCode).toBe(401);
    }
    expect((await tryFrom('another@example.org', 'wrong', address)).statusCode).toBe(429);
    expect((await tryFrom('another@example.org')).statusCode).toBe(401);
  });

  test('counts the IP address that trusted proxies report', async () => {
    const behind = (forwarded: string) =>
      api.app.inject({
        method: 'POST',
        url: signIn.url,
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: `${crypto.randomUUID()}@example.org`, password: 'wrong' },
      });
    for (let time = 0; time < 20; time += 1) await behind(`203.0.113.${time}, 192.0.2.9`);
    expect((await behind('198.51.100.1, 192.0.2.9')).statusCode).toBe(429);
    expect((await behind('192.0.2.10')).statusCode).toBe(401);
  });
});

test('limits registrations by IP address', async () => {
  const address = newAddress();
  const make = () =>
    agent(api.app, { address }).post(register.url, {
      email: `${crypto.randomUUID()}@example.org`,
      password: testPassword,
      firstName: 'Ada',
      lastName: '',
    });
  for (let time = 0; time < 20; time += 1) expect((await make()).statusCode).toBe(201);
  const refused = await make();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBe(10);
});
