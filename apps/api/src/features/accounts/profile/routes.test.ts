// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  updateProfile,
  listContributions,
  getProfile,
  unlinkIdentity,
} from '@kga/contracts/accounts';
import { insertIdentity } from '@kga/db/accounts';
import { updateProfilePicture } from '@kga/db/content';
import { expect, test } from 'vitest';

import {
  type AccountOptions,
  outboxMailsTo,
  newMember,
  testPassword,
} from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { insertTestStory } from '../../../testing/story-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const member = (options?: AccountOptions) => newMember(api, options);

/** Signs in and then removes the password. */
async function memberByOthers() {
  const { account, by } = await member();
  await setAccount(account.id, { password_hash: null });
  return { account, by };
}

const setAccount = (id: string, change: { password_hash: null }) =>
  api.db.updateTable('account').set(change).where('id', '=', id).execute();

const patch = (by: Agent, payload: object) =>
  by.request({ method: 'PATCH', url: updateProfile.url, payload });

const pictureOf = (accountId: string, source: string) =>
  api.db.transaction().execute((trx) =>
    updateProfilePicture(trx, {
      accountId,
      source,
      bytes: Buffer.from('webp'),
      width: 192,
      height: 192,
    }),
  );

const pictureJobs = async (accountId: string) => {
  const rows = await api.db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'profile.picture')
    .orderBy('id')
    .execute();
  return rows
    .map(({ payload }) => payload)
    .filter((each) => JSON.stringify(each).includes(accountId));
};

const pictureIds = async () =>
  (await api.db.selectFrom('picture').select('id').execute()).map(({ id }) => id);

test('shows all of the profile to its holder', async () => {
  const { account, by } = await member();
  const identity = {
    accountId: account.id,
    provider: 'github',
    subject: '1',
    label: 'ada',
  } as const;
  await api.db.transaction().execute((trx) => insertIdentity(trx, identity));
  const answer = await by.get(getProfile.url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toEqual({
    user: {
      id: account.id,
      email: account.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      displayName: null,
      profileImageUrl: null,
      role: 'member',
      emailVerified: true,
      suspended: null,
    },
    pendingEmail: null,
    language: 'en',
    pictureSource: null,
    hasPassword: true,
    identities: [{ provider: 'github', label: 'ada', linkedAt: expect.any(String) }],
    createdAt: account.created_at.toISOString(),
  });
});

test('changes what is given and leaves the rest', async () => {
  const { by } = await member();
  const before = (await by.get(getProfile.url)).json();
  const changed = await patch(by, { firstName: 'Grace', lastName: '', language: 'ja' });
  expect(changed.json()).toEqual({
    ...before,
    language: 'ja',
    user: { ...before.user, firstName: 'Grace', lastName: '' },
  });
  expect((await patch(by, {})).json()).toEqual(changed.json());
});

test.each([
  [{ firstName: '' }, 'firstName'],
  [{ firstName: ' \t ' }, 'firstName'],
  [{ firstName: 'A\0da' }, 'firstName'],
  [{ lastName: 'x'.repeat(81) }, 'lastName'],
  [{ language: 'tlh' }, 'language'],
  [{ email: 'nobody' }, 'email'],
  [{ pictureSource: 'http://example.org/a.png' }, 'pictureSource'],
  [{ pictureSource: 'javascript:alert(1)' }, 'pictureSource'],
  [{ pictureSource: 'https://example.org/\0.png' }, 'pictureSource'],
])('%j is refused with the field that is wrong', async (change, path) => {
  const { by } = await member();
  const answer = await patch(by, change);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
});

test('another address waits until the mail to it is confirmed', async () => {
  const { account, by } = await member();
  const email = `Neu-${account.email}`;
  const answer = await patch(by, { email, currentPassword: testPassword });
  expect(answer.json()).toMatchObject({ pendingEmail: email, user: { email: account.email } });
  expect(await outboxMailsTo(api.db, email)).toMatchObject([{ about: 'change_email', to: email }]);
  // The current address withdraws the change.
  const back = await patch(by, { email: account.email });
  expect(back.json()).toMatchObject({ pendingEmail: null, user: { email: account.email } });
});

test('an address that is taken is refused, in any case', async () => {
  const { account: other } = await member();
  const { by } = await member();
  const email = other.email.toUpperCase();
  const answer = await patch(by, { firstName: 'Eve', email, currentPassword: testPassword });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'email_taken',
    errors: [{ path: 'email', code: 'taken' }],
  });
  const profile = (await by.get(getProfile.url)).json();
  expect(profile).toMatchObject({ pendingEmail: null, user: { firstName: 'Ada' } });
  expect(await outboxMailsTo(api.db, email)).toMatchObject([]);
});

test.each([
  [undefined, 'missing'],
  ['not the password', 'wrong'],
])('another address needs the password: %j is %s', async (currentPassword, code) => {
  const { by } = await member();
  const answer = await patch(by, { email: 'thief@example.org', currentPassword });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ path: 'currentPassword', code }]);
  expect((await by.get(getProfile.url)).json().pendingEmail).toBeNull();
});

test('guessing the password has to wait longer and longer', async () => {
  const { by } = await member();
  const guess = () => patch(by, { email: 'thief@example.org', currentPassword: 'a guess' });
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) statuses.push((await guess()).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect(Number((await guess()).headers['retry-after'])).toBeGreaterThan(0);
});

test('without a password, another address needs a recent sign-in', async () => {
  const { by } = await memberByOthers();
  const recent = await patch(by, { email: `${crypto.randomUUID()}@example.org` });
  expect(recent.statusCode).toBe(200);
  await ageSessions();
  const late = await patch(by, { email: `${crypto.randomUUID()}@example.org` });
  expect([late.statusCode, late.json().code]).toEqual([403, 'sign_in_again']);
});

/** Makes every session 15 minutes older. */
async function ageSessions(): Promise<void> {
  for (const key of await api.redis.keys('kga:{sessions}:id:*')) {
    const held = JSON.parse((await api.redis.get(key)) ?? '{}');
    const createdAt = new Date(Date.parse(held.createdAt) - 15 * 60_000).toISOString();
    await api.redis.set(key, JSON.stringify({ ...held, createdAt }), 'KEEPTTL');
  }
}

test('a picture is asked for once, and again where fetching it failed', async () => {
  const { account, by } = await member();
  const pictureSource = 'https://example.org/me.png?größe=1';
  const answer = await patch(by, { pictureSource });
  expect(answer.json()).toMatchObject({ pictureSource, user: { profileImageUrl: null } });
  const job = { accountId: account.id, source: pictureSource };
  expect(await pictureJobs(account.id)).toEqual([job]);
  await patch(by, { pictureSource });
  expect(await pictureJobs(account.id)).toEqual([job, job]);
  const id = await pictureOf(account.id, pictureSource);
  const shown = await patch(by, { pictureSource });
  expect(shown.json().user.profileImageUrl).toBe(`/api/pictures/${id}`);
  expect(await pictureJobs(account.id)).toEqual([job, job]);
});

test('a picture that is replaced or taken away is forgotten', async () => {
  const { account, by } = await member();
  const [first, second] = ['https://example.org/1.png', 'https://example.org/2.png'];
  await patch(by, { pictureSource: first });
  const old = await pictureOf(account.id, first);
  expect(await pictureIds()).toContain(old);
  await patch(by, { pictureSource: second });
  expect(await pictureIds()).not.toContain(old);
  // A picture of a URL that was replaced meanwhile is dropped.
  expect(await pictureOf(account.id, first)).toBeUndefined();
  const next = await pictureOf(account.id, second);
  const newest = await pictureOf(account.id, second);
  expect(await pictureIds()).not.toContain(next);
  const none = await patch(by, { pictureSource: null });
  expect(none.json()).toMatchObject({ pictureSource: null, user: { profileImageUrl: null } });
  expect(await pictureIds()).not.toContain(newest);
});

test('a provider is unlinked, but the last way to sign in stays', async () => {
  const { account, by } = await memberByOthers();
  for (const provider of ['github', 'google'] as const) {
    const identity = { accountId: account.id, provider, subject: account.id, label: 'ada' };
    await api.db.transaction().execute((trx) => insertIdentity(trx, identity));
  }
  const unlink = (provider: string) =>
    by.request({ method: 'DELETE', url: unlinkIdentity.url.replace(':provider', provider) });
  expect((await unlink('replit')).statusCode).toBe(404);
  expect((await unlink('facebook')).statusCode).toBe(400);
  const both = await Promise.all([unlink('github'), unlink('google')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
  const refused = both.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().code).toBe('last_sign_in_method');
  expect((await by.get(getProfile.url)).json().identities).toHaveLength(1);
  expect(await outboxMailsTo(api.db, account.email)).toMatchObject([
    { about: 'identity_unlinked', accountId: account.id, device: 'Firefox on Windows' },
  ]);
});

test('lists the newest hundred of what its holder handed in, and nothing of others', async () => {
  const { account, by } = await member();
  const { account: other } = await member();
  await insertTestStory(api.db, { account_id: other.id });
  const ids: string[] = [];
  for (let index = 0; index < 102; index += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2) * 1000);
    const status = index % 2 === 0 ? 'pending' : 'published';
    ids.push(await insertTestStory(api.db, { account_id: account.id, created_at, status }));
  }
  const answer = await by.get(listContributions.url);
  expect(answer.json()).toHaveLength(100);
  expect(answer.json().map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 100));
  expect(answer.json()[0]).toEqual({
    kind: 'story',
    id: ids.at(-1),
    title: 'Gone',
    path: `/stories/${ids.at(-1)}`,
    status: 'published',
    reason: null,
    note: null,
    createdAt: '2026-01-01T00:00:50.000Z',
  });
});
