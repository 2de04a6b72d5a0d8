// SPDX-License-Identifier: AGPL-3.0-or-later
import { listReactions, updateReaction } from '@kga/contracts/content';
import { v4 as uuidv4 } from 'uuid';
import { expect, test } from 'vitest';

import { guestAgent, newMember } from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { insertTestPost, insertTestReply } from '../../../testing/forum-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const member = () => newMember(api);
const set = (by: Agent, id: string, helpful: boolean, kind = 'forum_reply') =>
  by.request({
    method: 'PUT',
    url: updateReaction.url.replace(':kind', kind).replace(':id', id),
    payload: { helpful },
  });
const list = async (by: Agent, ids: string[], kind = 'forum_reply') =>
  (await by.get(`${listReactions.url.replace(':kind', kind)}?ids=${ids.join(',')}`)).json();

const newReply = async (more: { account_id?: string; status?: 'hidden' } = {}) =>
  insertTestReply(api.db, { post_id: await insertTestPost(api.db), ...more });

test('a member finds a post helpful and takes it back, however often they press', async () => {
  const [{ by }, { by: other }] = [await member(), await member()];
  const id = await insertTestPost(api.db);
  const press = async (agent: Agent, helpful: boolean) =>
    (await set(agent, id, helpful, 'forum_post')).json();
  expect(await press(by, true)).toEqual({ id, own: true, helpful: 1 });
  expect(await press(by, true)).toEqual({ id, own: true, helpful: 1 });
  expect(await list(other, [id], 'forum_post')).toEqual([{ id, own: false, helpful: 1 }]);
  const read = async () => (await other.get(`/api/forum/posts/${id}`)).json().helpful;
  await expect.poll(read).toBe(1);
  expect(await press(by, false)).toEqual({ id, own: false, helpful: 0 });
  expect(await press(by, false)).toEqual({ id, own: false, helpful: 0 });
  await expect.poll(read).toBe(0);
});

test('one’s own, hidden and missing items take none, and guests give none', async () => {
  const { by, account } = await member();
  const guest = await guestAgent(api.app);
  const hidden = { status: 'hidden' } as const;
  const refused = [
    [403, await newReply({ account_id: account.id })],
    [404, await newReply(hidden)],
    [404, await insertTestReply(api.db, { post_id: await insertTestPost(api.db, hidden) })],
    [404, uuidv4()],
  ] as const;
  for (const [status, id] of refused) expect((await set(by, id, true)).statusCode).toBe(status);
  expect((await set(by, uuidv4(), true, 'story')).statusCode).toBe(400);
  expect((await set(guest, await newReply(), true)).statusCode).toBe(401);
});

test('50 members at once are counted exactly, also when some take it back', async () => {
  const id = await newReply();
  const members: Agent[] = [];
  while (members.length < 50) members.push((await member()).by);
  const answers = await Promise.all(members.map((by) => set(by, id, true)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(members.map(() => 200));
  const counts = answers.map((answer) => answer.json().helpful);
  expect(counts.toSorted((a, b) => a - b)).toEqual(members.map((_, index) => index + 1));
  await Promise.all(members.map((by, index) => set(by, id, index % 2 === 0)));
  const [by] = members;
  expect(by && (await list(by, [id]))).toEqual([{ id, own: true, helpful: 25 }]);
});

test('a deleted account takes its reactions with it, a deleted item all of them', async () => {
  const [one, two] = [await member(), await member()];
  const ids = [await newReply(), await newReply()];
  for (const id of ids) {
    await set(one.by, id, true);
    await set(two.by, id, true);
  }
  await api.db.deleteFrom('account').where('id', '=', two.account.id).execute();
  expect((await list(one.by, ids)).map(({ helpful }: { helpful: number }) => helpful)).toEqual([
    1, 1,
  ]);
  await api.db.deleteFrom('forum_reply').where('id', 'in', ids).execute();
  const left = await api.db
    .selectFrom('reaction_count')
    .selectAll()
    .where('item_id', 'in', ids)
    .execute();
  expect(left).toEqual([]);
});
