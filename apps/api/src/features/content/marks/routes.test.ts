// SPDX-License-Identifier: AGPL-3.0-or-later
import { linkGuest } from '@kga/contracts/accounts';
import { gameFollow, gameLike, getGame, listMemories } from '@kga/contracts/archive';
import {
  type MarkEndpoints,
  type ReactionKind,
  listReactions,
  updateReaction,
} from '@kga/contracts/content';
import { getPost, listReplies, postFollow, unsubscribe } from '@kga/contracts/forum';
import { legalRegions, listLetterCounts, ownLetter } from '@kga/contracts/legal';
import type { Schema } from '@kga/db/core';
import { countLockWaits } from '@kga/db/testing';
import { sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';

import { guestAgent, newMember } from '../../../testing/account-fixture.ts';
import { type Agent, agent } from '../../../testing/agent.ts';
import { insertTestGame, insertTestMemory } from '../../../testing/archive-fixture.ts';
import { insertTestPost, insertTestReply } from '../../../testing/forum-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

type ItemColumns = { account_id?: string; status?: 'hidden' | 'pending' };

type Subject = {
  set: (by: Agent, id: string, isSet?: boolean) => ReturnType<Agent['request']>;
  get: (by: Agent, id: string) => ReturnType<Agent['request']>;
  answer: (isSet: boolean, count: number, id: string) => object;
  /** Table of the items, and what inserts one; regions are no rows. */
  items?: ReactionKind | 'game';
  insert: (columns?: ItemColumns) => Promise<string>;
  table: keyof Schema;
  column: 'game_id' | 'item_id' | 'post_id' | 'region';
  byGuests?: true;
  isMailed?: true;
  /** What an author gets for one's own unpublished item. */
  own: 200 | 403 | 404;
  /** The count that readers see, where it is public. */
  countOf?: (id: string) => Promise<number>;
};

const at = (url: string, id: string) => url.replace(/:(?:id|region)/, id);
const read = async (url: string) => (await api.app.inject({ url })).json();

const requestsOf = ({ get, set, unset }: MarkEndpoints): Pick<Subject, 'get' | 'set'> => ({
  get: (by, id) => by.get(at(get.url, id)),
  set: (by, id, isSet = true) =>
    unset
      ? by.request({ method: isSet ? 'PUT' : 'DELETE', url: at(set.url, id) })
      : by.request({ method: 'PUT', url: at(set.url, id), payload: { following: isSet } }),
});

const insertReply = async (columns: ItemColumns = {}) =>
  insertTestReply(api.db, { post_id: await insertTestPost(api.db), ...columns });
const insertMemory = async (columns: ItemColumns = {}) =>
  insertTestMemory(api.db, { game_id: await insertTestGame(api.db), ...columns });

/** How helpful readers see an item to be that is in a list of another one. */
async function helpfulIn(url: string, table: 'forum_reply' | 'memory', id: string) {
  const parent = sql.ref(table === 'memory' ? 'game_id' : 'post_id');
  const { rows } = await sql<{ id: string }>`
    select ${parent} as id from ${sql.table(table)} where id = ${id}`.execute(api.db);
  return (await read(at(url, rows[0]?.id ?? '')))[0].helpful;
}

const helpful = (
  kind: ReactionKind,
  more: Required<Pick<Subject, 'insert' | 'countOf'>>,
): Subject => ({
  ...more,
  items: kind,
  get: (by, id) => by.get(`${listReactions.url.replace(':kind', kind)}?ids=${id}`),
  set: (by, id, isSet = true) =>
    by.request({
      method: 'PUT',
      url: at(updateReaction.url.replace(':kind', kind), id),
      payload: { helpful: isSet },
    }),
  answer: (own, count, id) => ({ id, own, helpful: count }),
  table: 'reaction',
  column: 'item_id',
  own: 403,
});

const regions: string[] = [...legalRegions];

const subjects: Readonly<Record<string, Subject>> = {
  'a helpful post': helpful('forum_post', {
    insert: (columns) => insertTestPost(api.db, columns),
    countOf: async (id) => (await read(at(getPost.url, id))).helpful,
  }),
  'a helpful reply': helpful('forum_reply', {
    insert: insertReply,
    countOf: (id) => helpfulIn(listReplies.url, 'forum_reply', id),
  }),
  'a helpful memory': helpful('memory', {
    insert: insertMemory,
    countOf: (id) => helpfulIn(listMemories.url, 'memory', id),
  }),
  'a liked game': {
    ...requestsOf(gameLike),
    answer: (liked, likeCount) => ({ liked, likeCount }),
    items: 'game',
    insert: (columns) => insertTestGame(api.db, columns),
    table: 'game_like',
    column: 'game_id',
    byGuests: true,
    own: 404,
    countOf: async (id) => (await read(at(getGame.url, id))).likeCount,
  },
  'a followed game': {
    ...requestsOf(gameFollow),
    answer: (following) => ({ following }),
    items: 'game',
    insert: (columns) => insertTestGame(api.db, columns),
    table: 'game_follow',
    column: 'game_id',
    isMailed: true,
    own: 404,
  },
  'a followed post': {
    ...requestsOf(postFollow),
    answer: (following) => ({ following }),
    items: 'forum_post',
    insert: (columns) => insertTestPost(api.db, columns),
    table: 'forum_follow',
    column: 'post_id',
    isMailed: true,
    own: 200,
  },
  'a letter to a representative': {
    ...requestsOf(ownLetter),
    answer: (hasWritten, written) => ({ hasWritten, written }),
    insert: async () => regions.pop() ?? '',
    table: 'letter_written',
    column: 'region',
    byGuests: true,
    own: 404,
    countOf: async (id) =>
      (await read(listLetterCounts.url)).find(({ region }: { region: string }) => region === id)
        ?.written ?? 0,
  },
};

const rowsOf = async ({ table, column }: Subject, id: string) =>
  (
    await sql<{ token?: string }>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(api.db)
  ).rows;

const members: Agent[] = [];
beforeAll(async () => {
  while (members.length < 50) members.push((await newMember(api)).by);
});

const all = Object.entries(subjects);
const ofContent = all.filter(([, { items }]) => items);

/** The answer to a read; reactions are read as a list. */
const state = async ({ get }: Subject, by: Agent, id: string) =>
  [(await get(by, id)).json()].flat()[0];

test.each(all)('%s is marked once by each caller, and taken back', async (_name, subject) => {
  const { answer, insert, set, byGuests } = subject;
  const id = await insert();
  const [{ by }, { by: other }] = [await newMember(api), await newMember(api)];
  const first = byGuests ? await guestAgent(api.app) : other;
  expect(await state(subject, by, id)).toEqual(answer(false, 0, id));
  for (let time = 0; time < 2; time += 1) {
    expect((await set(first, id)).json()).toEqual(answer(true, 1, id));
  }
  expect(await state(subject, by, id)).toEqual(answer(false, 1, id));
  expect((await set(by, id)).json()).toEqual(answer(true, 2, id));
  expect(await state(subject, by, id)).toEqual(answer(true, 2, id));
  for (let time = 0; time < 2; time += 1) {
    expect((await set(first, id, false)).json()).toEqual(answer(false, 1, id));
  }
  expect(await rowsOf(subject, id)).toHaveLength(1);
});

test.each(all.filter(([, { countOf }]) => countOf))(
  '%s has a count that readers see',
  async (_name, subject) => {
    const { insert, set, countOf } = subject;
    const id = await insert();
    const { by } = await newMember(api);
    for (const isSet of [true, false]) {
      await set(by, id, isSet);
      await expect.poll(() => countOf?.(id)).toBe(Number(isSet));
    }
  },
);

test.each(all)(
  '%s is counted exactly where 50 members mark it at once, and some take that back',
  async (_name, subject) => {
    const { answer, insert, set } = subject;
    const id = await insert();
    const answers = await Promise.all(members.map((by) => set(by, id)));
    const states = answers.map((each) => JSON.stringify(each.json())).toSorted();
    const expected = members.map((_, index) => JSON.stringify(answer(true, index + 1, id)));
    expect(states).toEqual(expected.toSorted());
    await Promise.all(members.map((by, index) => set(by, id, index % 2 === 0)));
    expect(await rowsOf(subject, id)).toHaveLength(25);
    expect(members[0] && (await state(subject, members[0], id))).toEqual(answer(true, 25, id));
  },
);

test.each(all)(
  '%s refuses others than its callers, requests of other sites and floods',
  async (_name, subject) => {
    const { insert, set, get, byGuests } = subject;
    const id = await insert();
    const guest = await guestAgent(api.app);
    expect((await set(agent(api.app), id)).statusCode).toBe(401);
    expect((await set(guest, id)).statusCode).toBe(byGuests ? 200 : 401);
    const { by: suspended } = await newMember(api, { suspended: true });
    expect((await set(suspended, id)).json()).toMatchObject({ code: 'account_suspended' });
    expect((await get(suspended, id)).statusCode).toBe(200);
    const { by } = await newMember(api);
    by.headers['sec-fetch-site'] = 'cross-site';
    expect((await set(by, id)).json()).toMatchObject({ code: 'cross_site_refused' });
    by.headers['sec-fetch-site'] = 'same-origin';
    const codes = await Promise.all(Array.from({ length: 101 }, () => set(by, id)));
    expect(codes.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  },
);

test.each(all)('%s goes with its account', async (_name, subject) => {
  const { answer, insert, set } = subject;
  const id = await insert();
  const [one, two] = [await newMember(api), await newMember(api)];
  for (const { by } of [one, two]) await set(by, id);
  await api.db.deleteFrom('account').where('id', '=', two.account.id).execute();
  expect(await state(subject, one.by, id)).toEqual(answer(true, 1, id));
});

test.each(all)(
  '%s is not marked by an account that is deleted meanwhile',
  async (_name, subject) => {
    const { insert, set } = subject;
    const id = await insert();
    const { by, account } = await newMember(api);
    let marked: ReturnType<typeof set> | undefined;
    await api.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('account').where('id', '=', account.id).execute();
      marked = set(by, id);
      await expect.poll(() => countLockWaits(api.db)).toBe(1);
    });
    expect((await marked)?.statusCode).toBe(401);
  },
);

test.each(ofContent)(
  '%s is not found where it does not exist or readers do not see it',
  async (_name, subject) => {
    const { insert, set, get, own } = subject;
    const { by, account } = await newMember(api);
    for (const id of [uuidv4(), await insert({ status: 'hidden' })]) {
      expect((await set(by, id)).statusCode).toBe(404);
      expect((await set(by, id, false)).statusCode).toBe(404);
      expect((await get(by, id)).statusCode).toBe(subject.table === 'reaction' ? 200 : 404);
    }
    const mine = await insert({ status: 'pending', account_id: account.id });
    expect((await set(by, mine)).statusCode).toBe(own);
  },
);

test.each(ofContent)(
  '%s takes its marks along, also one that is being set',
  async (_name, subject) => {
    const { insert, set, items = 'game' } = subject;
    const id = await insert();
    const { by } = await newMember(api);
    await set(by, id);
    let marked: ReturnType<typeof set> | undefined;
    await api.db.transaction().execute(async (trx) => {
      await trx.deleteFrom(items).where('id', '=', id).execute();
      marked = set((await newMember(api)).by, id);
      await expect.poll(() => countLockWaits(api.db), { timeout: 60_000 }).toBe(1);
    });
    expect((await marked)?.statusCode).toBe(404);
    expect(await rowsOf(subject, id)).toEqual([]);
  },
);

test.each(all.filter(([, { byGuests }]) => byGuests))(
  '%s moves from a guest to the account, once for each item',
  async (_name, subject) => {
    const { answer, insert, set } = subject;
    const [both, guestOnly] = [await insert(), await insert()];
    const { by } = await newMember(api);
    const guest = await guestAgent(api.app);
    await set(by, both);
    for (const id of [both, guestOnly]) await set(guest, id);
    for (const [name, value] of guest.cookies) by.cookies.set(name, value);
    const linked = await by.post(linkGuest.url, { guestId: guest.guestId });
    expect(linked.json()).toEqual({ linked: true });
    for (const id of [both, guestOnly])
      expect(await state(subject, by, id)).toEqual(answer(true, 1, id));
  },
);

test.each(all.filter(([, { isMailed }]) => isMailed))(
  '%s is ended by the link of a mail, without a session',
  async (_name, subject) => {
    const { answer, insert, set } = subject;
    const id = await insert();
    const { by } = await newMember(api);
    await set(by, id);
    const [{ token = '' } = {}] = await rowsOf(subject, id);
    const ended = await api.app.inject({ method: 'POST', url: unsubscribe.url, query: { token } });
    expect(ended.statusCode).toBe(204);
    expect(await state(subject, by, id)).toEqual(answer(false, 0, id));
  },
);
