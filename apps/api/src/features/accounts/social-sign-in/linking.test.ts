// SPDX-License-Identifier: AGPL-3.0-or-later
import { forgotPassword, register, resetPassword, verifyEmail } from '@kga/contracts/accounts';
import { updateAccount } from '@kga/db/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { outboxMailsTo, tokenSentTo, testPassword } from '../../../testing/account-fixture.ts';
import {
  type SocialFixture,
  runOauthFlow,
  signIn,
  startSocialFixture,
  userOf,
} from '../../../testing/social-fixture.ts';

let world: SocialFixture;
beforeAll(async () => {
  world = await startSocialFixture();
});
afterAll(() => world.stop());

const linked = async (accountId: string | undefined) =>
  (
    await world.api.db
      .selectFrom('account_identity')
      .select('provider')
      .where('account_id', '=', accountId ?? '')
      .orderBy('provider')
      .execute()
  ).map(({ provider }) => provider);

test('a signed-in account links a provider of any address and is notified', async () => {
  const browser = world.newBrowser();
  const email = 'linking@google.example';
  await signIn(browser, 'google', { email });
  const other = { email: 'elsewhere@github.example', verified: 'no' } as const;
  expect(await signIn(browser, 'github', other, '?link=1')).toBe('/profile?linked=github');
  const user = await userOf(browser);
  expect(user).toMatchObject({ email });
  expect(await linked(user?.id)).toEqual(['github', 'google']);
  const mails = await world.api.db.selectFrom('outbox').selectAll().execute();
  expect(mails.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ about: 'identity_linked', to: email, method: 'github' }),
  );

  expect(await signIn(browser, 'github', other, '?link=1')).toBe('/profile?linked=github');
  const again = world.newBrowser();
  expect(await signIn(again, 'github', other)).toBe('/');
  expect(await userOf(again)).toMatchObject({ id: user?.id });
});

test('what belongs to another account stays there', async () => {
  const owner = { email: 'owner@github.example' };
  await signIn(world.newBrowser(), 'github', owner);
  const browser = world.newBrowser();
  await signIn(browser, 'google', { email: 'second@google.example' });
  const end = await signIn(browser, 'github', owner, '?link=1');
  expect(end).toBe('/profile?social=linked_elsewhere');
  expect(await linked((await userOf(browser))?.id)).toEqual(['google']);
});

test('an account has one identity of each provider', async () => {
  const browser = world.newBrowser();
  await signIn(browser, 'google', { email: 'one@google.example', sub: '1001' });
  browser.cookies.load(
    new Map([...browser.cookies.copy()].filter(([host]) => host === 'localhost')),
  );
  const another = { email: 'another@google.example', sub: '1002' };
  expect(await signIn(browser, 'google', another, '?link=1')).toBe('/profile?social=failed');
});

test('linking needs an active account and a request of this site', async () => {
  const browser = world.newBrowser();
  expect(await browser.ask('/api/auth/github?link=1')).toMatchObject({ status: 401 });
  await signIn(browser, 'google', { email: 'needs@google.example' });
  for (const site of ['cross-site', 'same-site']) {
    const headers = { 'sec-fetch-site': site };
    const answer = await browser.ask('/api/auth/github?link=1', { headers });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('cross_site_refused');
  }
  const user = await userOf(browser);
  await world.api.db
    .transaction()
    .execute((trx) =>
      updateAccount(trx, user?.id ?? '', { suspended_at: new Date(), suspended_reason: 'spam' }),
    );
  const answer = await browser.ask('/api/auth/github?link=1');
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('account_suspended');
});

/** Registers an account with a password; its address stays unverified. */
async function claim(email: string) {
  const browser = world.newBrowser();
  const body = JSON.stringify({ email, password: testPassword, firstName: 'M', lastName: '' });
  const headers = { 'content-type': 'application/json' };
  const { status } = await browser.ask(register.url, { method: 'POST', body, headers });
  expect(status).toBe(201);
  return { browser, id: (await userOf(browser))?.id ?? '' };
}

test('a claimed address gets no provider that would outlive its verification', async () => {
  const { db } = world.api;
  const email = 'claimed@victim.example';
  const { browser: intruder, id } = await claim(email);
  const own = { email: 'mallory@google.example', sub: '6660' };
  expect(await signIn(intruder, 'google', own, '?link=1')).toBe('/profile?social=unverified');
  const unproven = { email, verified: 'no' } as const;
  expect(await signIn(intruder, 'github', unproven, '?link=1')).toBe('/profile?social=unverified');
  expect(await linked(id)).toEqual([]);

  const post = (url: string, payload: object) =>
    world.api.app.inject({ method: 'POST', url, payload });
  const verification = await tokenSentTo(db, email, 'verify_email');
  expect((await post(verifyEmail.url, { token: verification.token })).statusCode).toBe(200);
  await post(forgotPassword.url, { email });
  const { token } = await tokenSentTo(db, email, 'reset_password');
  const password = 'copper meadow teapot';
  expect((await post(resetPassword.url, { proof: { token }, password })).statusCode).toBe(204);

  expect(await linked(id)).toEqual([]);
  expect(await userOf(intruder)).toBeUndefined();
  const again = world.newBrowser();
  await signIn(again, 'google', own);
  expect((await userOf(again))?.id).not.toBe(id);
});

test('a provider that vouches for the same address verifies it', async () => {
  const { browser, id } = await claim('Same@google.example');
  const same = { email: 'same@google.example' };
  expect(await signIn(browser, 'google', same, '?link=1')).toBe('/profile?linked=google');
  expect(await userOf(browser)).toMatchObject({ id, emailVerified: true });
  expect(await linked(id)).toEqual(['google']);
});

test('linking a provider needs a recent sign-in, and redirects to the profile', async () => {
  const browser = world.newBrowser();
  await signIn(browser, 'google', { email: 'late@google.example' });
  const { id = '' } = (await userOf(browser)) ?? {};
  const { redis } = world.api;
  for (const session of await redis.zrange(`kga:{sessions}:of:${id}`, '0', '-1')) {
    const held = JSON.parse((await redis.get(`kga:{sessions}:id:${session}`)) ?? '{}');
    const createdAt = new Date(Date.now() - 15 * 60_000).toISOString();
    await redis.set(
      `kga:{sessions}:id:${session}`,
      JSON.stringify({ ...held, createdAt }),
      'KEEPTTL',
    );
  }
  const other = { email: 'late@github.example' };
  expect(await signIn(browser, 'github', other, '?link=1')).toBe('/profile?social=sign_in_again');
  expect(await linked(id)).toEqual(['google']);
});

test('linking over and over does not flood the mailbox of the address', async () => {
  const { db } = world.api;
  const browser = world.newBrowser();
  const email = 'often@google.example';
  await signIn(browser, 'google', { email });
  const { id = '' } = (await userOf(browser)) ?? {};
  const other = { email: 'often@github.example' };
  for (let time = 0; time < 5; time += 1) {
    await db.deleteFrom('account_identity').where('account_id', '=', id).execute();
    expect(await signIn(browser, 'github', other, '?link=1')).toBe('/profile?linked=github');
  }
  expect(await outboxMailsTo(db, email)).toHaveLength(3);
});

test('a refusal leads back to the profile', async () => {
  const browser = world.newBrowser();
  await signIn(browser, 'google', { email: 'refusing@google.example' });
  const refused = { email: '', refuse: 'yes' } as const;
  expect(await signIn(browser, 'github', refused, '?link=1')).toBe('/profile?social=refused');
});

test('who signs out on the way links nothing', async () => {
  const browser = world.newBrowser();
  await signIn(browser, 'google', { email: 'leaving@google.example' });
  const { id } = (await userOf(browser)) ?? {};
  const { url } = await runOauthFlow(browser, 'github', { email: 'x@github.example' }, '?link=1');
  const cookies = browser.cookies.copy();
  const rest = cookies.get('localhost')?.filter(({ name }) => name !== 'kga_session');
  browser.cookies.load(cookies.set('localhost', rest ?? []));
  const end = await browser.go(url);
  expect(end.url.pathname + end.url.search).toBe('/login?social=expired');
  expect(await linked(id)).toEqual(['google']);
});
