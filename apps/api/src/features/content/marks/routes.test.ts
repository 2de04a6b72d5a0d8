// SPDX-License-Identifier: AGPL-3.0-or-later
import { linkGuest } from '@kga/contracts/accounts';
import { unsubscribe } from '@kga/contracts/forum';
import { type MarkBurst, decideMarkBurst, listMarkBursts } from '@kga/contracts/moderation';
import { countLockWaits } from '@kga/db/testing';
import { sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';

import { guestAgent, newMember, setupAgent } from '../../../testing/account-fixture.ts';
import { type Agent, agent } from '../../../testing/agent.ts';
import { type Subject, markSubjects } from '../../../testing/mark-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const moderator = setupAgent(api, { role: 'moderator' });

const rowsOf = async ({ table, column }: Subject, id: string) =>
  (
    await sql<{ token?: string }>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(api.db)
  ).rows;

const members: Agent[] = [];
beforeAll(async () => {
  while (members.length < 50) members.push((await newMember(api)).by);
});

const all = Object.entries(markSubjects(api));
const ofContent = all.filter(([, { items }]) => items);

/** The answer to a read; reactions are read as a list. */
const state = async ({ get }: Subject, by: Agent, id: string) =>
  [(await get(by, id)).json()].flat()[0];

test.each(all)('%s is marked once by each caller, and taken back', async (_name, subject) => {
  const { answer, insert, set, byGuests } = subject;
  const id = await insert();
  const [{ by }, { by: other }] = [await newMember(api), await newMember(api)];
  const first = byGuests ? await guestAgent(api) : other;
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
    const guest = await guestAgent(api);
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
    const guest = await guestAgent(api);
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

const counted = all.filter(([, { countOf }]) => countOf);

/** Sets the marks of some people; returns those who did. */
const press = async ({ set }: Subject, id: string, by: readonly Agent[]) => {
  for (const one of by) expect((await set(one, id)).statusCode).toBe(200);
};

test.each(counted.filter(([, { byGuests }]) => byGuests))(
  '%s of a guest who has just come is shown to the guest, and counts for nobody else yet',
  async (_name, subject) => {
    const { answer, insert, set, countOf } = subject;
    const id = await insert();
    const [{ by }, guest] = [
      await newMember(api),
      await guestAgent(api, undefined, { isYoung: true }),
    ];
    expect((await set(guest, id)).json()).toEqual(answer(true, 1, id));
    expect(await state(subject, guest, id)).toEqual(answer(true, 1, id));
    expect(await state(subject, by, id)).toEqual(answer(false, 0, id));
    expect((await set(by, id)).json()).toEqual(answer(true, 1, id));
    await expect.poll(() => countOf?.(id)).toBe(1);
    expect((await set(guest, id, false)).json()).toEqual(answer(false, 1, id));
  },
);

test.each(counted)(
  '%s beyond those of an hour is held, until a moderator decides',
  async (_name, subject) => {
    const { insert, countOf, table, column } = subject;
    const id = await insert();
    const [counter] = await api.redis.keys(`*marks*:${id}:*`);
    expect(counter).toBeUndefined();
    const [first] = members;
    if (!first) throw new Error('no members');
    await press(subject, id, [first]);
    const [key = ''] = await api.redis.keys(`*marks*:${id}:*`);
    const others = Array.from({ length: 80 }, () => uuidv4());
    await api.redis.pfadd(key, ...others);
    const late = members.slice(1, 25);
    await press(subject, id, late);
    await expect.poll(() => countOf?.(id)).toBe(1);
    const burst = (await moderator.get(listMarkBursts.url))
      .json()
      .find((one: MarkBurst) => one.id === id);
    expect(burst).toMatchObject({ marks: late.length });
    const { mark, kind, last } = burst;
    const decide = (decision: string) =>
      moderator.post(decideMarkBurst.url, { mark, kind, id, last, decision });
    expect((await decide('accept')).json()).toEqual({ decided: late.length });
    await expect.poll(() => countOf?.(id)).toBe(1 + late.length);
    expect((await decide('reject')).json()).toEqual({ decided: 0 });

    await sql`update ${sql.table(table)} set held_at = now() where ${sql.ref(column)} = ${id}`.execute(
      api.db,
    );
    const decided = await moderator.post(decideMarkBurst.url, {
      mark,
      kind,
      id,
      decision: 'reject',
      last: new Date(Date.now() + 60_000).toISOString(),
    });
    expect(decided.json()).toEqual({ decided: 1 + late.length });
    expect(await rowsOf(subject, id)).toEqual([]);
  },
);

test.each(counted.filter(([, { byGuests }]) => byGuests))(
  '%s of a guest that counts still counts when the account has a held one',
  async (_name, subject) => {
    const { insert, set, countOf, table, column } = subject;
    const id = await insert();
    const guest = await guestAgent(api);
    await press(subject, id, [guest]);
    const { by } = await newMember(api);
    await press(subject, id, [by]);
    await sql`update ${sql.table(table)} set held_at = now()
      where ${sql.ref(column)} = ${id} and account_id is not null`.execute(api.db);
    for (const [name, value] of guest.cookies) by.cookies.set(name, value);
    const linked = await by.post(linkGuest.url, { guestId: guest.guestId });
    expect(linked.json()).toEqual({ linked: true });
    expect(await rowsOf(subject, id)).toHaveLength(1);
    await expect.poll(() => countOf?.(id)).toBe(1);
    expect((await set(by, id, false)).statusCode).toBe(200);
  },
);
