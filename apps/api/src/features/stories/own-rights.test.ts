// SPDX-License-Identifier: AGPL-3.0-or-later
import { listContributions, linkGuest } from '@kga/contracts/accounts';
import { createReport, createDecisions } from '@kga/contracts/moderation';
import { createStory as addContract } from '@kga/contracts/stories';
import { expect, test } from 'vitest';

import { guestAgent, makeAccount, newMember, signInAs } from '../../testing/account-fixture.ts';
import { agent } from '../../testing/agent.ts';
import {
  storyInput,
  putStory,
  codeOf,
  trustedMember,
  readOwnStory,
  postStory,
  deleteOwnStory,
} from '../../testing/story-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

const caseOf = (id: string) =>
  api.db.selectFrom('moderation_case').selectAll().where('item_id', '=', id).executeTakeFirst();

test('concurrent edits, decisions and reports do not deadlock', async () => {
  const { by } = await trustedMember(api);
  const moderator = await signInAs(api.app, await makeAccount(api.db, { role: 'moderator' }));
  const reporters = await Promise.all([1, 2, 3].map(async () => (await newMember(api)).by));
  for (let round = 0; round < 5; round += 1) {
    const { id } = (await postStory(by)).json();
    const items = [{ kind: 'story', id }];
    const reason = 'spam';
    const answers = await Promise.all([
      ...reporters.map((reporter) =>
        reporter.post(createReport.url, { kind: 'story', id, reason }),
      ),
      putStory(by, id, { ...storyInput(), revision: 1 }),
      moderator.post(createDecisions.url, { items, decision: 'hide', reason }),
      putStory(by, id, { ...storyInput(), revision: 1 }),
      moderator.post(createDecisions.url, { items, decision: 'restore' }),
      deleteOwnStory(by, id),
    ]);
    const allowed = new Set([200, 204, 404, 409]);
    const refused = answers.filter(({ statusCode }) => !allowed.has(statusCode));
    expect(refused.map(({ body }) => body)).toEqual([]);
    expect(codeOf(await readOwnStory(by, id))).toEqual([404, 'not_found']);
    expect(await caseOf(id)).toBeUndefined();
  }
});

test('other callers can neither read nor change it', async () => {
  const { by } = await newMember(api);
  const { id } = (await postStory(by)).json();
  const admin = await signInAs(api.app, await makeAccount(api.db, { role: 'admin' }));
  const strangers = [(await newMember(api)).by, await guestAgent(api), admin];
  for (const stranger of strangers) {
    expect(codeOf(await readOwnStory(stranger, id))).toEqual([404, 'not_found']);
    expect(codeOf(await putStory(stranger, id, { ...storyInput(), revision: 1 }))).toEqual([
      404,
      'not_found',
    ]);
    expect(codeOf(await deleteOwnStory(stranger, id))).toEqual([404, 'not_found']);
  }
  const nobody = agent(api.app);
  const pretender = agent(api.app);
  pretender.headers['x-guest-id'] = (await guestAgent(api)).guestId;
  for (const caller of [nobody, pretender]) {
    expect(codeOf(await readOwnStory(caller, id))).toEqual([401, 'not_signed_in']);
    expect(codeOf(await postStory(caller))).toEqual([401, 'not_signed_in']);
  }
  expect((await readOwnStory(by, id)).statusCode).toBe(200);
});

test('a suspended account can delete its stories but not write', async () => {
  const { by, account } = await newMember(api);
  const { id } = (await postStory(by)).json();
  await api.db
    .updateTable('account')
    .set({ suspended_at: new Date(), suspended_reason: 'Spam' })
    .where('id', '=', account.id)
    .execute();
  expect(codeOf(await postStory(by))).toEqual([403, 'account_suspended']);
  expect(codeOf(await putStory(by, id, { ...storyInput(), revision: 1 }))).toEqual([
    403,
    'account_suspended',
  ]);
  expect((await readOwnStory(by, id)).statusCode).toBe(200);
  expect((await deleteOwnStory(by, id)).statusCode).toBe(204);
});

test('a guest who registers keeps the story', async () => {
  const guest = await guestAgent(api);
  const { id } = (await postStory(guest)).json();
  await signInAs(api.app, await makeAccount(api.db), guest);
  expect(codeOf(await readOwnStory(guest, id))).toEqual([404, 'not_found']);
  await guest.post(linkGuest.url, { guestId: guest.guestId });
  expect((await readOwnStory(guest, id)).statusCode).toBe(200);
  expect((await guest.get(listContributions.url)).json()).toMatchObject([
    { kind: 'story', id, path: `/stories/${id}`, status: 'pending', reason: null, note: null },
  ]);
});

test('a linked guest cannot write, and one that was purged can', async () => {
  const guest = await guestAgent(api);
  const row = api.db.updateTable('guest').where('id', '=', guest.guestId);
  await row.set({ linked_at: new Date() }).execute();
  expect(codeOf(await postStory(guest))).toEqual([401, 'not_signed_in']);
  await api.db.deleteFrom('guest').where('id', '=', guest.guestId).execute();
  expect((await postStory(guest)).statusCode).toBe(201);
});

test('an author who writes too much is rate limited, and repetitions do not count', async () => {
  const { by } = await newMember(api);
  const payload = storyInput();
  for (let index = 0; index < 25; index += 1) {
    const headers = { 'idempotency-key': 'same' };
    await by.request({ method: 'POST', url: addContract.url, payload, headers });
  }
  const statuses: number[] = [];
  for (let index = 0; index < 25; index += 1) statuses.push((await postStory(by)).statusCode);
  expect(statuses.slice(0, 19)).toEqual(Array(19).fill(201));
  expect(statuses.at(-1)).toBe(429);
});
