// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUser, updateDisplayName } from '@kga/contracts/accounts';
import { displayNameKey, insertRefusedDisplayName } from '@kga/db/accounts';
import { countLockWaits } from '@kga/db/testing';
import { expect, test } from 'vitest';

import { newMember } from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { insertTestPost } from '../../../testing/forum-fixture.ts';
import { insertTestStory } from '../../../testing/story-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const choose = (by: Agent, displayName: unknown) =>
  by.request({ method: 'PUT', url: updateDisplayName.url, payload: { displayName } });

const read = async (url: string) => (await api.app.inject({ url })).json();

test('a name is shown beside what its owner has published, until it is removed', async () => {
  const { account, by } = await newMember(api);
  const post = await insertTestPost(api.db, { account_id: account.id });
  const story = await insertTestStory(api.db, { account_id: account.id });
  const names = async () => [
    (await read(`/api/forum/posts/${post}`)).author.displayName,
    (await read(`/api/stories/${story}`)).author.displayName,
  ];
  expect(await names()).toEqual([null, null]);
  const chosen = await choose(by, ' Grace  Hopper ');
  expect([chosen.statusCode, chosen.json()]).toMatchObject([200, { displayName: 'Grace Hopper' }]);
  expect((await by.get(getUser.url)).json()).toMatchObject({ displayName: 'Grace Hopper' });
  await expect.poll(names).toEqual(['Grace Hopper', 'Grace Hopper']);
  expect((await choose(by, null)).json()).toMatchObject({ displayName: null });
  await expect.poll(names).toEqual([null, null]);
});

test('names that look alike belong to one account; its owner may respell it', async () => {
  const [one, other] = [await newMember(api), await newMember(api)];
  expect((await choose(one.by, 'Paypal fan')).statusCode).toBe(200);
  for (const name of ['paypal fan', 'ΡΑΥΡΑL FAΝ', 'PAYPAL_FAN', 'paypa1 fan']) {
    const refused = await choose(other.by, name);
    expect([400, 409]).toContain(refused.statusCode);
  }
  const taken = await choose(other.by, 'PAYPAL_FAN');
  expect(taken.json()).toMatchObject({
    code: 'display_name_taken',
    errors: [{ path: 'displayName', code: 'nameTaken' }],
  });
  expect((await choose(one.by, 'PayPal Fan')).json()).toMatchObject({ displayName: 'PayPal Fan' });
});

test('of many who choose a name at once exactly one gets it', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => newMember(api)));
  const answers = await Promise.all(members.map(({ by }) => choose(by, 'The only one')));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
});

test('a name is not chosen while a moderator removes it from its owner', async () => {
  const { account } = await newMember(api, { displayName: 'Rude words' });
  const { by } = await newMember(api);
  const { answer } = await api.db.transaction().execute(async (trx) => {
    await insertRefusedDisplayName(trx, displayNameKey('Rude words'));
    await trx
      .updateTable('account')
      .set({ display_name: null, display_name_key: null })
      .where('id', '=', account.id)
      .execute();
    const choice = choose(by, 'Rude words');
    await expect.poll(() => countLockWaits(api.db)).toBe(1);
    return { answer: choice };
  });
  expect((await answer).json().errors).toEqual([{ path: 'displayName', code: 'nameReserved' }]);
});

test('a name changes five times a day; the same one and refused ones do not count', async () => {
  const { by } = await newMember(api);
  const { by: holder } = await newMember(api);
  await choose(holder, 'Held by another');
  for (const number of ['One', 'Two', 'Three', 'Four', 'Five']) {
    expect((await choose(by, `Counted ${number}`)).statusCode).toBe(200);
    expect((await choose(by, `Counted ${number}`)).statusCode).toBe(200);
    expect((await choose(by, 'Held by another')).statusCode).toBe(number === 'Five' ? 429 : 409);
    expect((await choose(by, 'Admin')).statusCode).toBe(400);
  }
  const limited = await choose(by, 'Counted Six');
  expect([limited.statusCode, limited.json().code]).toEqual([429, 'rate_limited']);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(80_000);
});

test.each(['', 'A', ' A ', 'a'.repeat(33), 'a\0b', '\uD800a', 7, undefined])(
  'the name %j is refused',
  async (name) => {
    const { by } = await newMember(api);
    const refused = await choose(by, name);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'displayName']);
  },
);
