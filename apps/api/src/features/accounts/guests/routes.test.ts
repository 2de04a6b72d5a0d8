// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { sign } from '@fastify/cookie';
import { linkGuest, registerGuest } from '@kga/contracts/accounts';
import { createStory, getOwnStory } from '@kga/contracts/stories';
import { fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { actor } from '../../../accounts/actor.ts';
import { session } from '../../../accounts/session-plugin.ts';
import { loadShedding, rateLimit } from '../../../platform/plugins/limits.ts';
import { createServices } from '../../../platform/services.ts';
import { guestAgent, makeAccount, newGuestId, signInAs } from '../../../testing/account-fixture.ts';
import { type Agent, agent, newAddress } from '../../../testing/agent.ts';
import { insertTestStory, postStory } from '../../../testing/story-fixture.ts';
import { setupTestApp, createTestApp } from '../../../testing/test-app.ts';

const guestCookie = 'kga_guest';

const api = setupTestApp();
/** Returns the caller, by the plugins that all such routes share. */
const probe = fastify();
beforeAll(async () => {
  await probe.register(loadShedding, api.config.pressure);
  const { keys } = createServices(api);
  await probe.register(rateLimit, { redis: api.redis, keys, ...api.config.rateLimit });
  await probe.register(session, createServices(api));
  await probe.register(actor);
  probe.get('/', (request) => request.actor);
  await probe.ready();
});
beforeEach(() => api.metrics.guests.reset());
afterAll(async () => {
  await probe.close();
});

const fingerprint = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  language: 'fr',
  platform: null,
  screen: { width: 360, height: 800, colorDepth: 24 },
  timezone: 'Europe/Paris',
  renderer: 'ANGLE',
  canvasHash: 'abc',
};

const guestRow = (id: string) =>
  api.db.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirst();

const storyRow = (id: string) =>
  api.db
    .selectFrom('story')
    .select(['account_id', 'guest_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function counted(step: 'register' | 'store' | 'link') {
  const { values } = await api.metrics.guests.get();
  return Object.fromEntries(
    values
      .filter(({ labels }) => labels.step === step)
      .map(({ labels, value }) => [labels.outcome, value]),
  );
}

/** A browser whose guest is registered, but has written nothing. */
async function newcomer(guestId = newGuestId(), options: Parameters<typeof agent>[1] = {}) {
  const by = agent(api.app, options);
  const answer = await by.post(registerGuest.url, { guestId, fingerprint });
  by.headers['x-guest-id'] = guestId;
  return { ...by, guestId, answer };
}

const share = (by: Agent) => postStory(by);

const ownStory = (by: Agent) => by.get(getOwnStory.url.replace(':id', randomUUID()));

test('a guest is bound to a cookie that scripts cannot read, and stored with the first write', async () => {
  const by = await newcomer();
  expect(by.answer.statusCode).toBe(200);
  expect(by.answer.json()).toEqual({
    id: by.guestId,
    isGuest: true,
    createdAt: expect.any(String),
  });
  expect(by.answer.headers['cache-control']).toBe('no-store');
  const cookie = by.answer.cookies.find(({ name }) => name === guestCookie);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 });
  expect((await ownStory(by)).statusCode).toBe(404);
  expect(await guestRow(by.guestId)).toBeUndefined();
  expect((await by.post(createStory.url, { title: '' })).statusCode).toBe(400);
  expect(await guestRow(by.guestId)).toBeUndefined();

  expect((await share(by)).statusCode).toBe(201);
  const row = await guestRow(by.guestId);
  expect(row?.created_at.toISOString()).toBe(by.answer.json().createdAt);
  const again = await by.post(registerGuest.url, { guestId: by.guestId, fingerprint });
  expect(again.json()).toEqual(by.answer.json());
  expect(await counted('register')).toEqual({ new: 1, known: 1 });
  expect(await counted('store')).toEqual({ new: 1 });
});

test('only a hash of the fingerprint is stored', async () => {
  const by = await newcomer();
  await share(by);
  const row = await guestRow(by.guestId);
  expect(row?.fingerprint_hash).toHaveLength(32);
  const plain = await crypto.subtle.digest('SHA-256', Buffer.from(JSON.stringify(fingerprint)));
  expect(row?.fingerprint_hash.equals(Buffer.from(plain))).toBe(false);
});

test('of several who register one id, the first that writes has it', async () => {
  const first = await newcomer();
  const second = await newcomer(first.guestId);
  expect(second.answer.statusCode).toBe(200);
  const answers = await Promise.all([share(first), share(second)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 401]);
  const loser = answers[0].statusCode === 201 ? second : first;
  expect((await ownStory(loser)).json().code).toBe('not_signed_in');
  const again = await loser.post(registerGuest.url, { guestId: first.guestId, fingerprint });
  expect([again.statusCode, again.json().code]).toEqual([409, 'guest_id_taken']);
});

test('many who share an address register, and are asked to wait or log in where too many write', async () => {
  const address = newAddress();
  const { rateLimits } = createServices(api);
  for (let count = 0; count < 300; count += 1) await rateLimits.consume('guest', { address });
  const by = await newcomer(newGuestId(), { address });
  expect(by.answer.statusCode).toBe(200);
  // The first attempt beyond the free ones is allowed, and begins the wait.
  await rateLimits.tryConsume('guest', { address });
  const answer = await share(by);
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_guests']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(await guestRow(by.guestId)).toBeUndefined();
  expect(await counted('store')).toEqual({ refused: 1 });
});

test('a cookie from before guests waited for a write holds for a guest that is stored', async () => {
  const { guestId } = await guestAgent(api);
  await api.db.updateTable('guest').set({ secret_hash: null }).where('id', '=', guestId).execute();
  const by = agent(api.app);
  by.headers['x-guest-id'] = guestId;
  by.cookies.set(guestCookie, sign(guestId, createServices(api).keys.all('cookies')[0] ?? ''));
  expect((await share(by)).statusCode).toBe(201);
});

test('a guest comes back with the cookie, and being seen is written once a day', async () => {
  const by = await guestAgent(api);
  const again = () => by.post(registerGuest.url, { guestId: by.guestId, fingerprint });
  const first = await guestRow(by.guestId);
  expect((await again()).statusCode).toBe(200);
  expect(await guestRow(by.guestId)).toEqual(first);
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  await api.db
    .updateTable('guest')
    .set({ seen_at: longAgo })
    .where('id', '=', by.guestId)
    .execute();
  await again();
  const seen = await guestRow(by.guestId);
  expect(seen?.seen_at.getTime()).toBeGreaterThan(longAgo.getTime());
  expect(seen?.created_at).toEqual(first?.created_at);
  expect(await counted('register')).toEqual({ new: 1, known: 2 });
});

test('a guessed id cannot be registered without its cookie or with that of another', async () => {
  const { guestId } = await guestAgent(api);
  const other = await guestAgent(api);
  for (const by of [agent(api.app), other]) {
    const answer = await by.post(registerGuest.url, { guestId, fingerprint });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'guest_id_taken']);
    expect(answer.cookies.filter(({ name }) => name === guestCookie)).toEqual([]);
  }
  expect(await counted('register')).toEqual({ new: 2, refused: 2 });
});

test('the header acts with its own cookie only', async () => {
  const by = await guestAgent(api);
  const other = await guestAgent(api);
  const ask = async (guestId: string | undefined, cookie: string | undefined) => {
    const answer = await probe.inject({
      url: '/',
      headers: { ...(guestId !== undefined && { 'x-guest-id': guestId }) },
      cookies: { ...(cookie !== undefined && { [guestCookie]: cookie }) },
    });
    return answer.json();
  };
  const cookie = by.cookies.get(guestCookie);
  expect(await ask(by.guestId, cookie)).toEqual({ kind: 'guest', guestId: by.guestId });
  const nobody = { kind: 'nobody' };
  expect(await ask(by.guestId, undefined)).toEqual(nobody);
  expect(await ask(undefined, cookie)).toEqual(nobody);
  expect(await ask(by.guestId, other.cookies.get(guestCookie))).toEqual(nobody);
  expect(await ask(by.guestId, by.guestId)).toEqual(nobody);
  expect(await ask(by.guestId, `${by.guestId}.${cookie?.split('.')[1]}x`)).toEqual(nobody);
});

test('linking moves what the guest handed in, whatever its status, and nothing of others', async () => {
  const { db } = api;
  const guest = await guestAgent(api);
  const other = await guestAgent(api);
  const mine = [
    await insertTestStory(db, { guest_id: guest.guestId }),
    await insertTestStory(db, { guest_id: guest.guestId, status: 'pending' }),
  ];
  const theirs = await insertTestStory(db, { guest_id: other.guestId });
  const account = await makeAccount(db);
  await signInAs(api.app, account, guest);
  const answer = await guest.post(linkGuest.url, { guestId: guest.guestId });
  expect([answer.statusCode, answer.json()]).toEqual([200, { linked: true }]);
  for (const id of mine) {
    expect(await storyRow(id)).toEqual({ account_id: account.id, guest_id: null });
  }
  expect(await storyRow(theirs)).toEqual({ account_id: null, guest_id: other.guestId });
  expect(await guestRow(guest.guestId)).toMatchObject({
    linked_to: account.id,
    linked_at: expect.any(Date),
  });
  expect(guest.cookies.has(guestCookie)).toBe(false);
  expect(await counted('link')).toEqual({ linked: 1 });
});

test('a guest is linked once, also where many ask at once', async () => {
  const { db } = api;
  const guest = await guestAgent(api);
  const story = await insertTestStory(db, { guest_id: guest.guestId });
  const cookie = guest.cookies.get(guestCookie) ?? '';
  const accounts = await Promise.all([makeAccount(db), makeAccount(db), makeAccount(db)]);
  const agents = await Promise.all(accounts.map((account) => signInAs(api.app, account)));
  const answers = await Promise.all(
    agents.concat(agents).map((by) =>
      by.request({
        method: 'POST',
        url: linkGuest.url,
        payload: { guestId: guest.guestId },
        cookies: { [guestCookie]: cookie },
      }),
    ),
  );
  const linked = answers.map((answer) => answer.json().linked);
  expect(linked.filter((each) => each === true)).toHaveLength(1);
  expect(linked.filter((each) => each === false)).toHaveLength(5);
  const winner = (await guestRow(guest.guestId))?.linked_to;
  expect(accounts.map(({ id }) => id)).toContain(winner);
  expect((await storyRow(story)).account_id).toBe(winner);
});

test('a linked guest cannot be used again', async () => {
  const guest = await guestAgent(api);
  const cookie = guest.cookies.get(guestCookie) ?? '';
  await signInAs(api.app, await makeAccount(api.db), guest);
  await guest.post(linkGuest.url, { guestId: guest.guestId });
  const answer = await agent(api.app).request({
    method: 'POST',
    url: registerGuest.url,
    payload: { guestId: guest.guestId, fingerprint },
    cookies: { [guestCookie]: cookie },
  });
  expect(answer.json().code).toBe('guest_id_taken');
});

test('a guessed id links nothing and gets the same response as an unknown one', async () => {
  const { db } = api;
  const victim = await guestAgent(api);
  const story = await insertTestStory(db, { guest_id: victim.guestId });
  const thief = await signInAs(api.app, await makeAccount(db));
  const guesses = [
    await thief.post(linkGuest.url, { guestId: victim.guestId }),
    await thief.post(linkGuest.url, { guestId: newGuestId() }),
  ];
  const withOtherCookie = await guestAgent(api);
  await signInAs(api.app, await makeAccount(db), withOtherCookie);
  guesses.push(await withOtherCookie.post(linkGuest.url, { guestId: victim.guestId }));
  for (const guess of guesses) {
    expect([guess.statusCode, guess.json()]).toEqual([200, { linked: false }]);
  }
  expect(await storyRow(story)).toEqual({ account_id: null, guest_id: victim.guestId });
  expect(withOtherCookie.cookies.has(guestCookie)).toBe(true);
  expect(await counted('link')).toEqual({ nothing: 3 });
});

test('linking needs an account, and being refused is counted', async () => {
  const guest = await guestAgent(api);
  const answer = await guest.post(linkGuest.url, { guestId: guest.guestId });
  expect(answer.json().code).toBe('not_signed_in');
  expect(await counted('link')).toEqual({ refused: 1 });
});

test.each([
  'guest_',
  'guest_0123456789abcdef',
  'guest_0123456789ABCDEF1700000000000',
  'guest_0123456789abcdef1700000000000 ',
  'guest_0123456789abcdef17000000000001',
])('%j is no id of a guest', async (guestId) => {
  const answer = await agent(api.app).post(registerGuest.url, { guestId, fingerprint });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
});

test('the cookie of a guest travels by https alone where the site does', async () => {
  const settings = { PUBLIC_ORIGIN: 'https://keepgamesalive.example' };
  const safe = await createTestApp({ ...api.services, settings });
  onTestFinished(() => safe.close());
  const answer = await safe.app.inject({
    method: 'POST',
    url: registerGuest.url,
    payload: { guestId: newGuestId(), fingerprint },
  });
  expect([answer.statusCode, String(answer.headers['set-cookie'])]).toEqual([
    200,
    expect.stringMatching(/^__Host-kga_guest=.*; Secure/),
  ]);
});
