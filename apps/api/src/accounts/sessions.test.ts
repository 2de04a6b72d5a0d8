// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUser, parseStoredSession, signIn, signOut } from '@kga/contracts/accounts';
import { campaign } from '@kga/contracts/core';
import { getReady } from '@kga/contracts/site';
import { startRedis, startTcpProxy } from '@kga/dev/testing';
import { loadSessions, sessionKey, sessionsKey } from '@kga/server';
import type { LightMyRequestResponse } from 'fastify';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';

import { makeAccount, signInAs, testPassword } from '../testing/account-fixture.ts';
import { type Agent, agent, safari } from '../testing/agent.ts';
import { setupTestApp, createTestApp } from '../testing/test-app.ts';
import { sessionMs } from './session-store.ts';
import { revokeSession, revokeSessions } from './sessions.ts';

const api = setupTestApp();

const sessionsOf = (accountId: string) => loadSessions(api.redis, accountId, parseStoredSession);

const cookieOf = (by: Agent) => by.cookies.get('kga_session') ?? '';
const idOf = (by: Agent) => cookieOf(by).split('.')[0] ?? '';
const signsIn = async (by: Agent) => (await by.get(getUser.url)).statusCode === 200;

const setCookie = (answer: LightMyRequestResponse) =>
  answer.cookies.find(({ name }) => /^(__Host-)?kga_session$/.test(name));

async function withCookie(value: string): Promise<Agent> {
  const other = agent(api.app);
  other.cookies.set('kga_session', value);
  return other;
}

describe('the cookie', () => {
  test('is closed to scripts and other sites, and lasts for thirty days', async () => {
    const { email } = await makeAccount(api.db);
    const answer = await agent(api.app).post(signIn.url, { email, password: testPassword });
    const cookie = setCookie(answer);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('secure');
    const days = (Number(cookie?.expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  test.each(['http', 'https'])(
    'is secure where the public address is, with %s before the api',
    async (protocol) => {
      const settings = { PUBLIC_ORIGIN: 'https://keepgamesalive.example' };
      const secure = await createTestApp({ ...api.services, settings });
      onTestFinished(() => secure.close());
      const browser = agent(secure.app, { address: '127.0.0.1' });
      browser.headers['x-forwarded-proto'] = protocol;
      const { email } = await makeAccount(api.db);
      const answer = await browser.post(signIn.url, { email, password: testPassword });
      expect(setCookie(answer)).toMatchObject({
        name: '__Host-kga_session',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      });
      expect(String(answer.headers['set-cookie']).match(/secure/gi)).toHaveLength(1);
      expect(await signsIn(browser)).toBe(true);
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
      const out = setCookie(await browser.post(signOut.url));
      expect(out).toMatchObject({ name: '__Host-kga_session', value: '', secure: true });
    },
  );

  test('survives a HEAD of the sign-out', async () => {
    const browser = await signInAs(api.app, await makeAccount(api.db));
    const head = await browser.request({ method: 'HEAD', url: signOut.url });
    expect(head.statusCode).toBe(405);
    expect(await signsIn(browser)).toBe(true);
  });

  test('is not given to who does not sign in, and Redis is not asked by the hot reads', async () => {
    const visitor = agent(api.app);
    expect((await visitor.get(getUser.url)).headers['set-cookie']).toBeUndefined();
    expect((await visitor.get('/api/auth/providers')).headers['set-cookie']).toBeUndefined();
    const member = await signInAs(api.app, await makeAccount(api.db));
    const asked = async () =>
      Number(/cmdstat_get:calls=(\d+)/.exec(await api.redis.info('commandstats'))?.[1]);
    const before = await asked();
    const ofMain = `/api/petitions/${campaign.petition}`;
    const base = `/api/${campaign.slug}`;
    for (const url of [
      `${base}/latest`,
      `${base}/history`,
      `${ofMain}/days`,
      `${ofMain}/forecast`,
    ]) {
      const answer = await member.get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['cache-control']).not.toContain('no-store');
    }
    expect(await asked()).toBe(before);
  });
});

describe('fixation', () => {
  test('the id changes at sign-in, and the one before is worth nothing', async () => {
    const [first, second] = [await makeAccount(api.db), await makeAccount(api.db)];
    const browser = await signInAs(api.app, first);
    const before = cookieOf(browser);
    await signInAs(api.app, second, browser);
    expect(cookieOf(browser)).not.toBe(before);
    expect((await browser.get(getUser.url)).json()).toMatchObject({ id: second.id });
    expect(await signsIn(await withCookie(before))).toBe(false);
    expect(await sessionsOf(first.id)).toEqual([]);
  });

  test('a planted id is not adopted, signed or not', async () => {
    const gone = await signInAs(api.app, await makeAccount(api.db));
    const signed = cookieOf(gone);
    await gone.post(signOut.url);
    for (const planted of [signed, 'made-up', 'made-up.signature', `${signed}x`, '%00', '\u00ff']) {
      const victim = agent(api.app);
      victim.cookies.set('kga_session', planted);
      await signInAs(api.app, await makeAccount(api.db), victim);
      expect(idOf(victim)).not.toBe(planted.split('.')[0]);
      expect(await api.redis.exists(sessionKey(planted.split('.')[0] ?? ''))).toBe(0);
      expect(await signsIn(await withCookie(planted))).toBe(false);
    }
  });
});

describe('the session', () => {
  test('is renewed from time to time, and not with each request', async () => {
    const browser = await signInAs(api.app, await makeAccount(api.db));
    const key = sessionKey(idOf(browser));
    expect((await browser.get(getUser.url)).headers['set-cookie']).toBeUndefined();

    const stored = JSON.parse((await api.redis.get(key)) ?? '');
    const lastSeenAt = new Date(Date.now() - 5 * 86_400_000).toISOString();
    const expires = new Date(Date.now() + 25 * 86_400_000).toISOString();
    const aged = { ...stored, lastSeenAt, cookie: { ...stored.cookie, expires } };
    await api.redis.set(key, JSON.stringify(aged), 'PX', 25 * 86_400_000);
    const renewed = setCookie(await browser.get(getUser.url));
    expect(Number(renewed?.expires)).toBeGreaterThan(Date.now() + sessionMs - 60_000);
    expect(await api.redis.pttl(key)).toBeGreaterThan(sessionMs - 60_000);
    expect(renewed?.value).toBe(cookieOf(browser));
  });

  test('that ended while a request was under way stays ended', async () => {
    const account = await makeAccount(api.db);
    const browser = await signInAs(api.app, account);
    const key = sessionKey(idOf(browser));
    const stored = JSON.parse((await api.redis.get(key)) ?? '');
    await api.redis.set(key, JSON.stringify({ ...stored, lastSeenAt: new Date(0).toISOString() }));
    const ended = Promise.withResolvers<void>();
    const slow = await createTestApp({
      ...api.services,
      prepare: (app) =>
        app.addHook('preHandler', async () => {
          await revokeSessions(api.redis, account.id);
          ended.resolve();
        }),
    });
    onTestFinished(() => slow.close());
    const under = agent(slow.app);
    under.cookies.set('kga_session', cookieOf(browser));
    await under.get(getUser.url);
    await ended.promise;
    expect(await api.redis.exists(key)).toBe(0);
    expect(await signsIn(browser)).toBe(false);
  });

  test('is signed again when the secret is replaced, and stays valid', async () => {
    const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
    const before = await createTestApp({ ...api.services, settings: { SESSION_SECRETS: old } });
    onTestFinished(() => before.close());
    const browser = await signInAs(before.app, await makeAccount(api.db));
    const cookie = cookieOf(browser);
    const settings = { SESSION_SECRETS: `${next},${old}` };
    const between = await createTestApp({ ...api.services, settings });
    onTestFinished(() => between.close());
    const there = agent(between.app);
    there.cookies.set('kga_session', cookie);
    expect(await signsIn(there)).toBe(true);
    expect(cookieOf(there)).not.toBe(cookie);
    const after = await createTestApp({ ...api.services, settings: { SESSION_SECRETS: next } });
    onTestFinished(() => after.close());
    const later = agent(after.app);
    later.cookies.set('kga_session', cookieOf(there));
    expect(await signsIn(later)).toBe(true);
    later.cookies.set('kga_session', cookie);
    expect(await signsIn(later)).toBe(false);
  });

  test('of a deleted account is anonymous, and its cookie is cleared', async () => {
    const account = await makeAccount(api.db);
    const browser = await signInAs(api.app, account);
    await api.db.deleteFrom('account').where('id', '=', account.id).execute();
    expect((await browser.get(getUser.url)).statusCode).toBe(401);
    expect(cookieOf(browser)).toBe('');
  });

  test('shows a changed role at once', async () => {
    const account = await makeAccount(api.db);
    const browser = await signInAs(api.app, account);
    const grant = api.db.updateTable('account').set({ role: 'admin' });
    await grant.where('id', '=', account.id).execute();
    expect((await browser.get(getUser.url)).json()).toMatchObject({ role: 'admin' });
  });
});

describe('an account’s sessions', () => {
  test('are listed without their secret, last seen first', async () => {
    const account = await makeAccount(api.db);
    const first = await signInAs(api.app, account);
    const second = await signInAs(api.app, account, agent(api.app, { userAgent: safari }));
    const listed = await sessionsOf(account.id);
    expect(listed.map(({ device }) => device)).toEqual(['Safari on iOS', 'Firefox on Windows']);
    for (const browser of [first, second]) {
      expect(JSON.stringify(listed)).not.toContain(idOf(browser));
    }
  });

  test('end one by one, but for one, and all at once', async () => {
    const account = await makeAccount(api.db);
    const [a, b, c] = [
      await signInAs(api.app, account),
      await signInAs(api.app, account),
      await signInAs(api.app, account),
    ];
    const ids = (await sessionsOf(account.id)).map(({ id }) => id);
    const [ofC = '', ofB = ''] = ids;
    expect(await revokeSession(api.redis, account.id, ofB)).toBe(true);
    expect(await Promise.all([a, b, c].map(signsIn))).toEqual([true, false, true]);
    expect(await revokeSession(api.redis, account.id, ofB)).toBe(false);
    const other = await makeAccount(api.db);
    expect(await revokeSession(api.redis, other.id, ofC)).toBe(false);
    await revokeSessions(api.redis, account.id, { except: ofC });
    expect(await Promise.all([a, c].map(signsIn))).toEqual([false, true]);
    await revokeSessions(api.redis, account.id);
    expect(await signsIn(c)).toBe(false);
    expect(await sessionsOf(account.id)).toEqual([]);
  });

  test('are at most a hundred', async () => {
    const account = await makeAccount(api.db);
    const oldest = await signInAs(api.app, account);
    const old = Array.from({ length: 99 }, (_, index) => [Date.now() + index, `filler-${index}`]);
    await api.redis.zadd(sessionsKey(account.id), ...old.flat());
    await api.redis.zadd(sessionsKey(account.id), 'XX', Date.now() - 1_000, idOf(oldest));
    const newest = await signInAs(api.app, account);
    expect(await api.redis.zcard(sessionsKey(account.id))).toBe(100);
    expect(await signsIn(oldest)).toBe(false);
    expect(await signsIn(newest)).toBe(true);
  });
});

describe('without Redis', () => {
  test('that was emptied, people are signed out and can sign in again', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const own = await createTestApp({ ...api.services, redisUrl: redis.url });
    onTestFinished(() => own.close());
    const account = await makeAccount(api.db);
    const browser = await signInAs(own.app, account);
    await own.redis.flushall();
    const answer = await browser.get(getUser.url);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'not_signed_in' });
    expect(setCookie(answer)).toMatchObject({ value: '', expires: new Date(0) });
    await signInAs(own.app, account, browser);
    expect((await browser.get(getUser.url)).statusCode).toBe(200);
  });

  test('that is out of reach, the answer is 503, and sign-out says that it failed', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const line = await startTcpProxy(redis.url);
    onTestFinished(() => line.close());
    const own = await createTestApp({ ...api.services, redisUrl: line.url });
    onTestFinished(() => own.close());
    const account = await makeAccount(api.db);
    const browser = await signInAs(own.app, account);
    const cookie = cookieOf(browser);
    line.cut();

    const refused = await browser.get(getUser.url);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'dependency_unavailable' });
    expect(refused.headers['retry-after']).toBe('5');
    const { email } = account;
    const signingIn = await agent(own.app).post(signIn.url, { email, password: testPassword });
    expect(signingIn.statusCode).toBe(503);
    expect((await agent(own.app).get(`/api/${campaign.slug}/latest`)).statusCode).toBe(200);

    const crossSite = await browser.request({
      url: signOut.url,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(crossSite.statusCode).toBe(503);
    expect(cookieOf(browser)).toBe(cookie);
    const out = await browser.post(signOut.url);
    expect(out.statusCode).toBe(200);
    expect(out.json()).toEqual({ success: false });
    expect(out.headers['x-content-type-options']).toBe('nosniff');
    expect(out.headers['cache-control']).toBe('no-store');
    expect(cookieOf(browser)).toBe('');

    line.mend();
    browser.cookies.set('kga_session', cookie);
    await expect.poll(() => signsIn(browser)).toBe(true);
  });

  test.each([
    ['out of memory', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['a replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ])('that refuses writes as %s, the answer is 503', async (_what, breakIt, mendIt) => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const own = await createTestApp({ ...api.services, redisUrl: redis.url });
    onTestFinished(() => own.close());
    const { email } = await makeAccount(api.db);
    // The app's connection is closed while it looks for another master.
    const operator = new Redis(redis.url);
    onTestFinished(() => operator.disconnect());
    const call = ([command = '', ...args]: string[]) => operator.call(command, ...args);
    await call(breakIt);
    const signingIn = await agent(own.app).post(signIn.url, { email, password: testPassword });
    expect(signingIn.statusCode).toBe(503);
    expect(signingIn.json()).toMatchObject({ code: 'dependency_unavailable' });
    expect(signingIn.headers['retry-after']).toBe('5');
    const ready = await agent(own.app).get(getReady.url);
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toMatchObject({ detail: 'Down: redis' });
    await call(mendIt);
    const readiness = async () => (await agent(own.app).get(getReady.url)).statusCode;
    await expect.poll(readiness).toBe(200);
  });

  test('that goes before a session is renewed, the answer is 503', async () => {
    const line = await startTcpProxy(api.services.redisUrl);
    onTestFinished(() => line.close());
    const browser = await signInAs(api.app, await makeAccount(api.db));
    const key = sessionKey(idOf(browser));
    const stored = JSON.parse((await api.redis.get(key)) ?? '');
    await api.redis.set(key, JSON.stringify({ ...stored, lastSeenAt: new Date(0).toISOString() }));
    const own = await createTestApp({
      ...api.services,
      redisUrl: line.url,
      prepare: (app) => app.addHook('preHandler', async () => line.cut()),
    });
    onTestFinished(() => own.close());
    const under = agent(own.app);
    under.cookies.set('kga_session', cookieOf(browser));
    const refused = await under.get(getUser.url);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'dependency_unavailable' });
  });
});
