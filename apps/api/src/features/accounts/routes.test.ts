// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { getUser, preferLenient, register, signIn, signOut } from '@kga/contracts/accounts';
import { selectAccountByEmail } from '@kga/db/accounts';
import { describe, expect, onTestFinished, test } from 'vitest';

import {
  outboxMailsTo,
  makeAccount,
  signInAs,
  testPassword,
} from '../../testing/account-fixture.ts';
import { agent, safari } from '../../testing/agent.ts';
import { setupTestApp, createTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

const newPerson = () => ({
  email: `${randomUUID()}@example.org`,
  password: testPassword,
  firstName: 'Ada',
  lastName: 'Lovelace',
});

test('a request without a session gets 401, or 204 where it prefers that', async () => {
  const { statusCode } = await api.app.inject(getUser.url);
  expect(statusCode).toBe(401);
  const headers = { prefer: preferLenient };
  const preferred = await api.app.inject({ url: getUser.url, headers });
  expect(preferred.statusCode).toBe(204);
  expect(preferred.body).toBe('');
  expect(preferred.headers['cache-control']).toBe('no-store');
  const browser = await signInAs(api.app, await makeAccount(api.db));
  Object.assign(browser.headers, headers);
  expect((await browser.get(getUser.url)).statusCode).toBe(200);
});

describe('registering', () => {
  test('makes an account, signs in and asks for a mail', async () => {
    const browser = agent(api.app);
    const person = newPerson();
    const answer = await browser.post(register.url, { ...person, language: 'de' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const user = answer.json();
    expect(user).toEqual({
      id: expect.any(String),
      email: person.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      displayName: null,
      profileImageUrl: null,
      role: 'member',
      emailVerified: false,
      suspended: null,
    });
    expect((await browser.get(getUser.url)).json()).toEqual(user);
    const account = await selectAccountByEmail(api.db, person.email.toUpperCase());
    expect(account).toMatchObject({ id: user.id, last_signed_in_at: expect.any(Date) });
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(await outboxMailsTo(api.db, person.email)).toEqual([
      {
        about: 'verify_email',
        accountId: user.id,
        to: person.email,
        name: 'Ada Lovelace',
        language: 'de',
        token: expect.stringMatching(/^[\w-]{43}$/),
        code: expect.stringMatching(/^\d{6}$/),
        expiresAt: expect.any(String),
      },
    ]);
  });

  test('an address that has an account is refused, in whatever case', async () => {
    const person = newPerson();
    await agent(api.app).post(register.url, person);
    const browser = agent(api.app);
    const answer = await browser.post(register.url, {
      ...person,
      email: person.email.toUpperCase(),
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'email_taken',
      errors: [{ path: 'email', code: 'taken' }],
    });
    expect(browser.cookies.size).toBe(0);
  });

  test.each([
    ['email', 'nobody'],
    ['email', `${'a'.repeat(250)}@example.org`],
    ['password', 'short'],
    ['password', 'x'.repeat(129)],
    ['password', 'half \ud800 a character'],
    ['firstName', ''],
    ['firstName', '   '],
    ['firstName', 'a\0b'],
    ['firstName', '\udfff'],
    ['lastName', 'x'.repeat(81)],
    ['language', 'tlh'],
  ])('%s %j is refused', async (field, value) => {
    const answer = await agent(api.app).post(register.url, { ...newPerson(), [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: field }] });
  });

  test('a body that is too large or no JSON is refused', async () => {
    const browser = agent(api.app);
    const large = await browser.post(register.url, {
      ...newPerson(),
      lastName: 'x'.repeat(70_000),
    });
    expect(large.statusCode).toBe(413);
    const headers = { 'content-type': 'application/json' };
    const broken = { method: 'POST', url: register.url, headers, payload: '{' } as const;
    expect((await browser.request(broken)).statusCode).toBe(400);
  });

  test('common passwords are refused', async () => {
    const answer = await agent(api.app).post(register.url, {
      ...newPerson(),
      password: 'Password123!',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ path: 'password', code: 'common' }]);
  });

  test('text is stored unchanged', async () => {
    const person = { ...newPerson(), firstName: ' <b>"𝒜 ', lastName: '' };
    const answer = await agent(api.app).post(register.url, person);
    expect(answer.json()).toMatchObject({ firstName: person.firstName, lastName: '' });
  });

  const withKey = (key: string, payload: object) =>
    agent(api.app).request({
      method: 'POST',
      url: register.url,
      payload,
      headers: { 'idempotency-key': key },
    });

  test('ten at once with the same key make one account and all sign in', async () => {
    const [key, person] = [randomUUID(), newPerson()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => withKey(key, person)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.cookies[0]?.value)).size).toBe(10);
    expect(await outboxMailsTo(api.db, person.email)).toHaveLength(1);
  });

  test('a key that stood for something else is refused', async () => {
    const [key, person] = [randomUUID(), newPerson()];
    expect((await withKey(key, person)).statusCode).toBe(201);
    const other = await withKey(key, { ...person, firstName: 'Grace' });
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(other.cookies).toEqual([]);
  });

  test('a key does not outlive the password that it came with', async () => {
    const [key, person] = [randomUUID(), newPerson()];
    const { id } = (await withKey(key, person)).json();
    await api.db.updateTable('account').set({ password_hash: null }).where('id', '=', id).execute();
    expect((await withKey(key, person)).statusCode).toBe(409);
  });

  test('a key works again after a day, and after a failure', async () => {
    const [key, person] = [randomUUID(), newPerson()];
    const taken = { ...newPerson(), email: (await makeAccount(api.db)).email };
    expect((await withKey(key, taken)).statusCode).toBe(409);
    expect((await withKey(key, person)).statusCode).toBe(201);
    const old = new Date(Date.now() - 25 * 3_600_000);
    const aged = api.db.updateTable('idempotency_key').set({ created_at: old });
    await aged.where('key', '=', key).execute();
    expect((await withKey(key, newPerson())).statusCode).toBe(201);
  });
});

describe('signing in', () => {
  test('works in whatever case the address is written', async () => {
    const account = await makeAccount(api.db, { email: `Ada.${randomUUID()}@Example.org` });
    const browser = agent(api.app);
    const answer = await browser.post(signIn.url, {
      email: account.email.toLowerCase(),
      password: testPassword,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: account.id, email: account.email });
    expect((await browser.get(getUser.url)).statusCode).toBe(200);
  });

  test('answers the same for a wrong password, an unknown address and none of either', async () => {
    const [known, social] = [
      await makeAccount(api.db),
      await makeAccount(api.db, { password: false }),
    ];
    const answers = await Promise.all(
      [known.email, social.email, `${randomUUID()}@example.org`].map((email) =>
        agent(api.app).post(signIn.url, { email, password: 'not the password' }),
      ),
    );
    const seen = answers.map((answer) => {
      const { requestId: _, ...problem } = answer.json();
      const {
        'x-request-id': _id,
        date: _date,
        'content-length': _length,
        ...headers
      } = answer.headers;
      return { status: answer.statusCode, headers, problem };
    });
    expect(seen[0]).toMatchObject({ status: 401, problem: { code: 'wrong_credentials' } });
    for (const each of seen) expect(each).toEqual(seen[0]);
  });

  test.each(['v\u0130ctim@example.org', 'a\0b', '\ud800', '', 'nobody'])(
    'the address %j, which no account can have, is refused before anything is looked up',
    async (email) => {
      await makeAccount(api.db, { email: 'victim@example.org' }).catch(() => undefined);
      const before = await api.redis.keys('kga:{limits}:tries:*');
      const answer = await agent(api.app).post(signIn.url, { email, password: testPassword });
      expect(answer.statusCode).toBe(400);
      const { code, errors } = answer.json();
      expect({ code, paths: errors.map(({ path }: { path: string }) => path) }).toEqual({
        code: 'validation_failed',
        paths: ['email'],
      });
      expect(await api.redis.keys('kga:{limits}:tries:*')).toHaveLength(before.length);
    },
  );

  test('the same characters composed otherwise are the same password', async () => {
    const person = { ...newPerson(), password: 'caf\u00e9 harbour lantern' };
    await agent(api.app).post(register.url, person);
    const again = { email: person.email, password: 'cafe\u0301 harbour lantern' };
    expect((await agent(api.app).post(signIn.url, again)).statusCode).toBe(200);
  });

  test('a sign-in from a new device sends a mail, a known one and the first do not', async () => {
    const account = await makeAccount(api.db);
    await signInAs(api.app, account);
    await signInAs(api.app, account);
    expect(await outboxMailsTo(api.db, account.email)).toEqual([]);
    await signInAs(api.app, account, agent(api.app, { userAgent: safari }));
    expect(await outboxMailsTo(api.db, account.email)).toEqual([
      expect.objectContaining({ about: 'signed_in', device: 'Safari on iOS', method: 'password' }),
    ]);
  });

  test('a device is described by known names only, never by text of the request', async () => {
    const account = await makeAccount(api.db);
    await signInAs(api.app, account);
    const userAgent = 'Win a prize at http://evil.example/claim now/1.0';
    await signInAs(api.app, account, agent(api.app, { userAgent }));
    expect(await outboxMailsTo(api.db, account.email)).toMatchObject([
      { about: 'signed_in', device: '' },
    ]);
  });

  test('sign-ins from ever new devices do not flood the mailbox of the address', async () => {
    const account = await makeAccount(api.db);
    await signInAs(api.app, account);
    for (const system of ['Windows NT 10.0', 'X11; Linux x86_64', 'Macintosh; Intel Mac OS X']) {
      for (const browser of ['Firefox/140.0', 'Vivaldi/7.0', 'Chromium/140.0']) {
        const userAgent = `Mozilla/5.0 (${system}) Gecko/20100101 ${browser}`;
        await signInAs(api.app, account, agent(api.app, { userAgent }));
      }
    }
    expect(await outboxMailsTo(api.db, account.email)).toHaveLength(3);
  });

  test('a sign-in sends no mail to an unverified address', async () => {
    const account = await makeAccount(api.db, { verified: false });
    await signInAs(api.app, account);
    await signInAs(api.app, account, agent(api.app, { userAgent: safari }));
    expect(await outboxMailsTo(api.db, account.email)).toEqual([]);
  });

  test('after sign-ins were purged, the next one sends a mail', async () => {
    const account = await makeAccount(api.db);
    await signInAs(api.app, account);
    await api.db.deleteFrom('sign_in').where('account_id', '=', account.id).execute();
    await signInAs(api.app, account);
    expect(await outboxMailsTo(api.db, account.email)).toMatchObject([{ about: 'signed_in' }]);
  });

  test('what was not tried for want of room does not count', async () => {
    const { email } = await makeAccount(api.db);
    const accounts = { ...api.config.accounts, passwordThreads: 1, passwordQueueMax: -1 };
    const full = await createTestApp({ ...api.services, config: { accounts } });
    onTestFinished(() => full.close());
    for (let time = 0; time < 8; time += 1) {
      const answer = await agent(full.app).post(signIn.url, { email, password: testPassword });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'overloaded']);
    }
    await signInAs(api.app, { email });
  });

  test('a suspended account can sign in and sees why', async () => {
    const browser = await signInAs(api.app, await makeAccount(api.db, { suspended: true }));
    expect((await browser.get(getUser.url)).json()).toMatchObject({
      suspended: { reason: 'Spam' },
    });
  });

  test.each([{}, [], null, { email: 'a@example.org' }, { email: 1, password: 2 }])(
    'the body %j is refused',
    async (body) => {
      expect((await agent(api.app).post(signIn.url, body)).statusCode).toBe(400);
    },
  );

  test('other sites are refused', async () => {
    const browser = agent(api.app);
    browser.headers['origin'] = 'https://elsewhere.example';
    const answer = await browser.post(signIn.url, { email: 'a@example.org', password: 'x' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'cross_site_refused' });
  });
});

describe('signing out', () => {
  test.each(['POST', 'GET'] as const)('by %s ends the session and its cookie', async (method) => {
    const browser = await signInAs(api.app, await makeAccount(api.db));
    const cookie = browser.cookies.get('kga_session') ?? '';
    const answer = await browser.request({ method, url: signOut.url });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    expect(browser.cookies.has('kga_session')).toBe(false);
    const thief = agent(api.app);
    thief.cookies.set('kga_session', cookie);
    expect((await thief.get(getUser.url)).statusCode).toBe(401);
  });

  test('without a session is a success', async () => {
    expect((await agent(api.app).post(signOut.url)).json()).toEqual({ success: true });
  });

  test.each(['POST', 'GET'] as const)('by %s from another site is refused', async (method) => {
    const browser = await signInAs(api.app, await makeAccount(api.db));
    browser.headers['sec-fetch-site'] = 'cross-site';
    const answer = await browser.request({ method, url: signOut.url });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'cross_site_refused', success: false });
    expect((await browser.get(getUser.url)).statusCode).toBe(200);
  });

  test.each(['POST', 'GET'] as const)('by %s says so where it is refused', async (method) => {
    const rateLimit = { max: 1, windowMs: 60_000 };
    const { app, close } = await createTestApp({ ...api.services, config: { rateLimit } });
    onTestFinished(close);
    const request = { method, url: signOut.url, remoteAddress: `${method}.test` } as const;
    expect((await app.inject(request)).json()).toEqual({ success: true });
    const refused = await app.inject(request);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate_limited', success: false });
    const other = await app.inject({ ...request, method: 'GET', url: getUser.url });
    expect(other.json()).not.toHaveProperty('success');
  });
});
