// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  changeRole,
  listUsers,
  listUserEvents,
  getProfile,
  getUser,
  restoreUser,
  suspendUser,
} from '@kga/contracts/accounts';
import type { Account } from '@kga/db/accounts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { type AccountOptions, makeAccount, signInAs } from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
let admin: { account: Account; by: Agent };
beforeAll(async () => {
  admin = await person({ role: 'admin', firstName: 'Root' });
});

async function person(options?: AccountOptions) {
  const account = await makeAccount(api.db, options);
  return { account, by: await signInAs(api.app, account) };
}

const at = (url: string, id: string) => url.replace(':id', id);

const setRole = (by: Agent, id: string, payload: object) =>
  by.request({ method: 'PATCH', url: at(changeRole.url, id), payload });

const suspend = (by: Agent, id: string, reason = 'spam and abuse') =>
  by.post(at(suspendUser.url, id), { reason });

const restore = (by: Agent, id: string) =>
  by.request({ method: 'DELETE', url: at(restoreUser.url, id) });

const eventsOf = async (id: string) => (await admin.by.get(at(listUserEvents.url, id))).json();

const effectiveAdmins = () =>
  api.db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .execute();

test('a role is granted at once and written down with who did it', async () => {
  const { account, by } = await person();
  expect((await by.get(listUsers.url)).json().code).toBe('not_allowed');
  const reason = 'looks after the forum';
  const answer = await setRole(admin.by, account.id, { role: 'admin', reason });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toMatchObject({ id: account.id, role: 'admin', email: account.email });
  expect((await by.get(listUsers.url)).statusCode).toBe(200);
  await setRole(admin.by, account.id, { role: 'member' });
  expect((await by.get(listUsers.url)).statusCode).toBe(403);
  const event = { action: 'role_granted', actor: 'Root Lovelace' };
  expect(await eventsOf(account.id)).toEqual([
    {
      ...event,
      id: expect.any(String),
      at: expect.any(String),
      before: 'admin',
      after: 'member',
      reason: null,
    },
    {
      ...event,
      id: expect.any(String),
      at: expect.any(String),
      before: 'member',
      after: 'admin',
      reason,
    },
  ]);
});

test('a role above member waits until the address is verified', async () => {
  const { account } = await person({ verified: false });
  for (const role of ['moderator', 'admin'] as const) {
    const refused = await setRole(admin.by, account.id, { role });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'validation_failed', errors: [{ path: 'role', code: 'unverified' }] },
    ]);
  }
  expect(await eventsOf(account.id)).toEqual([]);
  const { account: moderator } = await person({ verified: false, role: 'moderator' });
  expect((await setRole(admin.by, moderator.id, { role: 'member' })).statusCode).toBe(200);
});

test('an unchanged role is no event', async () => {
  const { account } = await person();
  expect((await setRole(admin.by, account.id, { role: 'member' })).statusCode).toBe(200);
  expect(await eventsOf(account.id)).toEqual([]);
});

test('suspending ends the sessions, says why, and is undone by restoring', async () => {
  const { account, by } = await person();
  const answer = await suspend(admin.by, account.id, '  spam\n“again” ');
  const suspended = { reason: '  spam\n“again” ', at: expect.any(String) };
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { suspended }]);
  expect((await by.get(getUser.url)).statusCode).toBe(401);
  await signInAs(api.app, account, by);
  expect((await by.get(getProfile.url)).json().user.suspended).toEqual({
    reason: '  spam\n“again” ',
  });
  const refused = await by.request({ method: 'PATCH', url: getProfile.url, payload: {} });
  expect(refused.json().code).toBe('account_suspended');
  expect((await suspend(admin.by, account.id)).statusCode).toBe(409);

  expect((await restore(admin.by, account.id)).json().suspended).toBeNull();
  expect((await restore(admin.by, account.id)).statusCode).toBe(200);
  const allowed = await by.request({ method: 'PATCH', url: getProfile.url, payload: {} });
  expect(allowed.statusCode).toBe(200);
  const events: { action: string; reason: string | null }[] = await eventsOf(account.id);
  expect(events.map(({ action, reason }) => [action, reason])).toEqual([
    ['restored', null],
    ['suspended', '  spam\n“again” '],
  ]);
});

test('admins cannot do it to themselves', async () => {
  const { id } = admin.account;
  for (const answer of [
    await setRole(admin.by, id, { role: 'member' }),
    await suspend(admin.by, id),
    await restore(admin.by, id),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'own_account']);
  }
  expect(await eventsOf(id)).toEqual([]);
});

test('admins who take each other’s rights away at once leave one', async () => {
  for (const take of [
    (by: Agent, id: string) => setRole(by, id, { role: 'member' }),
    (by: Agent, id: string) => suspend(by, id),
  ]) {
    await api.db.updateTable('account').set({ role: 'member' }).execute();
    const [one, two] = [await person({ role: 'admin' }), await person({ role: 'admin' })];
    const answers = await Promise.all([take(one.by, two.account.id), take(two.by, one.account.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await effectiveAdmins()).toHaveLength(1);
  }
  admin = await person({ role: 'admin', firstName: 'Root' });
});

test('an unknown account is not found', async () => {
  const id = crypto.randomUUID();
  for (const answer of [
    await setRole(admin.by, id, { role: 'member' }),
    await suspend(admin.by, id),
    await restore(admin.by, id),
    await admin.by.get(at(listUserEvents.url, id)),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
});

test('moderators and members change no account', async () => {
  const { account: target } = await person();
  for (const role of ['moderator', 'member'] as const) {
    const { by } = await person({ role });
    for (const answer of [
      await setRole(by, target.id, { role: 'admin' }),
      await suspend(by, target.id),
      await restore(by, target.id),
      await by.get(at(listUserEvents.url, target.id)),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'not_allowed']);
    }
  }
  expect(await eventsOf(target.id)).toEqual([]);
});

test('a change whose sessions cannot be ended is not made and not written down', async () => {
  const { account } = await person();
  const key = `kga:{sessions}:of:${account.id}`;
  await api.redis.del(key);
  await api.redis.set(key, 'not a list');
  expect((await suspend(admin.by, account.id)).statusCode).toBeGreaterThanOrEqual(500);
  await api.redis.del(key);
  expect(await eventsOf(account.id)).toEqual([]);
});

test.each(['update audit_log set reason = null', 'delete from audit_log', 'truncate audit_log'])(
  'the log refuses `%s`',
  async (statement) => {
    const { account } = await person();
    await suspend(admin.by, account.id);
    await expect(sql.raw(statement).execute(api.db)).rejects.toThrow('append-only');
    expect(await eventsOf(account.id)).toHaveLength(1);
  },
);
