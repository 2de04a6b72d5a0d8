// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ManagedUser, listUsers } from '@kga/contracts/accounts';
import type { Account } from '@kga/db/accounts';
import { beforeAll, expect, test } from 'vitest';

import { makeAccount, signInAs } from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
let root: Account;
let by: Agent;
beforeAll(async () => {
  root = await makeAccount(api.db, { role: 'admin', email: 'root@kga.test' });
  by = await signInAs(api.app, root);
});

async function add(change: {
  email: string;
  first_name?: string;
  last_name?: string;
  created_at?: Date;
}): Promise<string> {
  const { db } = api;
  const { id } = await makeAccount(db, { email: change.email });
  await db.updateTable('account').set(change).where('id', '=', id).execute();
  return id;
}

const list = (query: Record<string, string>) =>
  by.get(`${listUsers.url}?${new URLSearchParams(query).toString()}`);

async function emailsOf(query: Record<string, string>): Promise<string[]> {
  const answer = await list(query);
  expect(answer.statusCode).toBe(200);
  const people: ManagedUser[] = answer.json();
  expect(answer.headers['x-total-count']).toBe(String(people.length));
  return people.map(({ email }) => email);
}

test('shows what admins need of an account', async () => {
  const { firstName, lastName, ...rest } = (await list({ q: root.id })).json()[0];
  expect([firstName, lastName]).toEqual(['Ada', 'Lovelace']);
  expect(rest).toEqual({
    id: root.id,
    email: 'root@kga.test',
    emailVerified: true,
    role: 'admin',
    suspended: null,
    createdAt: root.created_at.toISOString(),
    lastSignedInAt: expect.any(String),
  });
});

test('finds within address and names in any case, and by the beginning of an id', async () => {
  const id = await add({ email: 'Grace.H@navy.test', first_name: 'Grace', last_name: 'Hopper' });
  await add({ email: 'other@navy.test', first_name: 'Jean', last_name: 'Bartik' });
  for (const q of [
    'grace.h@',
    'GRACE',
    'ace hop',
    'HOPPER',
    id.slice(0, 8),
    id.toUpperCase(),
    ' ace h ',
  ]) {
    expect(await emailsOf({ q })).toEqual(['Grace.H@navy.test']);
  }
  await add({ email: 'yamada@kga.test', first_name: '太郎', last_name: '山田' });
  for (const q of ['山田太郎', '山田 太郎', '太郎 山田']) {
    expect(await emailsOf({ q })).toEqual(['yamada@kga.test']);
  }
  expect(await emailsOf({ q: id.slice(1) })).toEqual([]);
  expect(await emailsOf({ q: 'navy' })).toHaveLength(2);
});

test('takes wildcards and quotes for themselves', async () => {
  await add({ email: 'wild1@kga.test', first_name: '100%', last_name: 'a_b\\c' });
  await add({ email: 'wild2@kga.test', first_name: '100x', last_name: 'axb' });
  const found = ['wild1@kga.test'];
  for (const q of ['100%', 'a_b', '\\', 'b\\c', '%']) expect(await emailsOf({ q })).toEqual(found);
  for (const q of ['__', '%%', "' or 1=1 --", '"', '\\_'])
    expect(await emailsOf({ q })).toEqual([]);
  const nul = await by.get(`${listUsers.url}?q=%00`);
  expect([nul.statusCode, nul.json().code]).toEqual([400, 'validation_failed']);
});

test('filters by role and by suspension', async () => {
  const { db } = api;
  await makeAccount(db, { email: 'mod@roles.test', role: 'moderator' });
  await makeAccount(db, { email: 'bad@roles.test', role: 'moderator', suspended: true });
  const q = '@roles.test';
  expect(await emailsOf({ q, role: 'moderator', suspended: 'no' })).toEqual(['mod@roles.test']);
  expect(await emailsOf({ q, suspended: 'yes' })).toEqual(['bad@roles.test']);
  expect(await emailsOf({ q, role: 'admin' })).toEqual([]);
  expect((await list({ role: 'king' })).statusCode).toBe(400);
});

test('pages are complete and without doubles while people come', async () => {
  const start = Date.UTC(2025, 0, 1);
  // Some have the same time, so that the id decides.
  const expected: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    const created_at = new Date(start + Math.floor(index / 4) * 1000);
    expected.push(await add({ email: `p${index}@paging.test`, created_at }));
  }
  const seen: ManagedUser[] = [];
  let url = `${listUsers.url}?q=%40paging.test&limit=4`;
  for (let page = 0; ; page += 1) {
    const answer = await by.get(url);
    expect(answer.headers['x-total-count']).toBe(String(25 + page));
    seen.push(...answer.json());
    const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
    if (next === undefined) break;
    expect(answer.json()).toHaveLength(4);
    url = next;
    await add({ email: `new${page}@paging.test` });
  }
  expect(seen.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
  const times = seen.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('a last page that is full has no next one', async () => {
  for (const name of ['a', 'b', 'c']) await add({ email: `${name}@full.test` });
  const answer = await list({ q: '@full.test', limit: '3' });
  expect(answer.json()).toHaveLength(3);
  expect(answer.headers.link).toBeUndefined();
});

test.each([
  'x',
  '',
  'e30',
  'bnVsbA',
  '%00',
  Buffer.from('{"createdAt":1,"id":"x"}').toString('base64url'),
])('the cursor %j is refused', async (cursor) => {
  const answer = await list({ cursor });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'validation_failed', errors: [{ path: 'cursor' }] });
});

test.each(['0', '101', '-1', '1e1', 'x'])('the limit %s is refused', async (limit) => {
  expect((await list({ limit })).statusCode).toBe(400);
});
