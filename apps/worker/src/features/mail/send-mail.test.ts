// SPDX-License-Identifier: AGPL-3.0-or-later
import { createDatabase, settleAbandoned } from '@kga/db/core';
import { startTcpProxy } from '@kga/dev/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { type MailFixture, createMailFixture } from '../../testing/mail-fixture.ts';
import { mailAbout } from '../../testing/mails.ts';

let on: MailFixture;
beforeAll(async () => {
  on = await createMailFixture();
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.services.database.db.deleteFrom('outbox').execute();
  on.server.received = [];
  on.server.refuse = {};
  on.server.beforeAnswer = () => {};
  on.log.length = 0;
});

async function addOne(about: Parameters<typeof mailAbout>[0] = 'verify_email'): Promise<string> {
  const [id = ''] = await on.add(mailAbout(about, { to: 'ada@example.org' }));
  return id;
}

const receivedOnce = () => expect(on.server.received).toHaveLength(1);

test('sends a mail once and deletes its payload', async () => {
  const id = await addOne();
  expect(await on.send(id)).toBe('sent');
  expect(await on.send(id)).toBe('gone');
  receivedOnce();
  expect(await on.row(id)).toEqual({ state: 'done', payload: null, last_error: null, tries: 1 });
});

test.each(['jane/doe&co@example.org', 'josé@example.org', '李明@example.org'])(
  'a mail reaches the mailbox %s',
  async (to) => {
    const [id = ''] = await on.add(mailAbout('verify_email', { to }));
    expect(await on.send(id)).toBe('sent');
    expect(on.server.received).toMatchObject([{ to: [to], email: { to: [{ address: to }] } }]);
  },
);

test('two concurrent workers send it once', async () => {
  const id = await addOne();
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => on.send(id)));
  expect(outcomes.toSorted()).toEqual(['gone', 'gone', 'gone', 'sent']);
  receivedOnce();
});

test('a worker whose lease expired sends nothing', async () => {
  const id = await addOne();
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  on.server.beforeConnect = async () => {
    arrived.resolve();
    await held.promise;
  };
  const slow = on.send(id);
  await arrived.promise;
  on.server.beforeConnect = () => {};
  await on.pass();
  expect(await on.send(id)).toBe('sent');
  held.resolve();
  expect(await slow).toBe('gone');
  receivedOnce();
});

test.each(['connect', 'rcpt', 'data'] as const)(
  'a 4xx at %s has it wait and sends it later',
  async (stage) => {
    const id = await addOne();
    on.server.refuse = { [stage]: '451 4.7.1 Greylisted, ada@example.org' };
    expect(await on.send(id)).toBe('waiting');
    expect(await on.send(id)).toBe('gone');
    const { state, last_error, payload } = await on.row(id);
    expect([state, last_error?.slice(0, 3)]).toEqual(['waiting', '451']);
    expect(payload).not.toBeNull();
    on.server.refuse = {};
    await on.pass();
    expect(await on.send(id)).toBe('sent');
    receivedOnce();
  },
);

test('retries with exponential backoff and jitter, at most an hour apart', async () => {
  const id = await addOne();
  on.server.refuse = { rcpt: '451 Later' };
  const pauses: number[] = [];
  for (let tries = 0; tries < 14; tries += 1) {
    await on.pass();
    await on.send(id);
    const { seconds } = await on.services.database.db
      .selectFrom('outbox')
      .select(sql<number>`extract(epoch from due_at - now())::float8`.as('seconds'))
      .executeTakeFirstOrThrow();
    pauses.push(seconds);
  }
  // Half of the way between half and the whole.
  expect(pauses[0]).toBeLessThanOrEqual(3.75);
  expect(pauses[1]).toBeGreaterThan(4);
  expect(pauses.at(-1)).toBeGreaterThan(2_000);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(3_600);
});

test.each(['rcpt', 'data'] as const)('a 5xx at %s fails it for good', async (stage) => {
  const id = await addOne();
  on.server.refuse = { [stage]: '550 5.1.1 No such user ada@example.org' };
  expect(await on.send(id)).toBe('failed');
  const row = await on.row(id);
  expect(row).toMatchObject({ state: 'failed', payload: null });
  expect(row.last_error).toMatch(/^550 5\.1\.1 at /);
  expect(`${on.log.join('')}${row.last_error}`).not.toContain('ada@');
  await on.pass();
  expect(await on.send(id)).toBe('gone');
  expect(on.server.received).toEqual([]);
});

test('a refused connection postpones the mail', async () => {
  const id = await addOne();
  expect(await on.send(id, 'smtp://127.0.0.1:9')).toBe('waiting');
  expect((await on.row(id)).last_error).toContain('ECONNREFUSED');
  await on.pass();
  expect(await on.send(id)).toBe('sent');
});

test('a wrong password postpones the mail', async () => {
  const id = await addOne();
  const url = (password: string) => on.server.url.replace('//', `//us%40er:${password}@`);
  expect(await on.send(id, url('wrong-secret'))).toBe('waiting');
  expect((await on.row(id)).last_error).toMatch(/^535/);
  await on.pass();
  expect(await on.send(id, url('right'))).toBe('sent');
  expect(on.server.users).toEqual(['us@er']);
  expect(on.log.join('')).not.toContain('secret');
});

test('a mail is uncertain and not repeated if the server dies before it replies', async () => {
  const id = await addOne();
  const way = await startTcpProxy(on.server.url);
  onTestFinished(() => way.close());
  on.server.beforeAnswer = () => way.cut();
  expect(await on.send(id, way.url)).toBe('uncertain');
  way.mend();
  on.server.beforeAnswer = () => {};
  await on.pass();
  expect(await on.send(id, way.url)).toBe('gone');
  receivedOnce();
  expect(await on.row(id)).toMatchObject({ state: 'uncertain', payload: null });
  expect(await on.metrics()).toMatch(/kga_mails_total{outcome="uncertain"} [1-9]/);
});

test('a connection or a worker that ends before the data loses no mail', async () => {
  const id = await addOne();
  const way = await startTcpProxy(on.server.url);
  onTestFinished(() => way.close());
  let row: ReturnType<MailFixture['row']> | undefined;
  on.server.beforeRecipient = () => {
    row = on.row(id);
    way.cut();
  };
  expect(await on.send(id, way.url)).toBe('waiting');
  // Another worker would have claimed it, had this one ended then.
  expect(await row).toMatchObject({ state: 'waiting' });
  on.server.beforeRecipient = () => {};
  way.mend();
  await on.pass();
  expect(await on.send(id, way.url)).toBe('sent');
  receivedOnce();
});

test('a mail is uncertain if its worker ended while sending', async () => {
  const id = await addOne();
  const { db } = on.services.database;
  await db.updateTable('outbox').set({ state: 'handing_over', tries: 1 }).execute();
  await sql`update outbox set due_at = now() + interval '1 second'`.execute(db);
  expect(await settleAbandoned(db)).toEqual([]);
  await on.pass();
  expect(await on.send(id)).toBe('gone');
  expect(await settleAbandoned(db)).toEqual([{ id, job: 'mail.send' }]);
  expect(await on.row(id)).toMatchObject({ state: 'uncertain', payload: null });
});

test('a mail that Postgres marked without saying so is sent later', async () => {
  const id = await addOne();
  const { database } = on.services;
  const way = await startTcpProxy(database.url);
  const db = createDatabase(way.url);
  onTestFinished(async () => {
    await db.destroy();
    await way.close();
  });
  on.server.beforeRecipient = () => way.cutReplies();
  const sending = on.send(id, undefined, db);
  await expect.poll(async () => (await on.row(id)).state).toBe('handing_over');
  way.mend();
  expect(await sending).toBe('waiting');
  expect(on.server.received).toEqual([]);
  on.server.beforeRecipient = () => {};
  await on.pass();
  expect(await on.send(id)).toBe('sent');
  receivedOnce();
});

test('gives up after three days', async () => {
  const id = await addOne();
  const { db } = on.services.database;
  on.server.refuse = { rcpt: '451 Later' };
  await sql`update outbox set created_at = now() - interval '71 hours'`.execute(db);
  expect(await on.send(id)).toBe('waiting');
  await sql`update outbox set created_at = now() - interval '73 hours'`.execute(db);
  await on.pass();
  expect(await on.send(id)).toBe('failed');
  expect(await on.row(id)).toMatchObject({ state: 'failed', payload: null });
});

test('a mail with an expired link or an invalid payload fails', async () => {
  const expired = { ...mailAbout('reset_password'), expiresAt: '2020-01-01T00:00:00Z' };
  const [id = ''] = await on.add(expired);
  expect(await on.send(id)).toBe('failed');
  await on.services.database.db
    .updateTable('outbox')
    .set({ state: 'waiting', payload: '{}' })
    .execute();
  await on.pass();
  expect(await on.send(id)).toBe('failed');
  expect(on.server.received).toEqual([]);
});

test('neither log nor row holds personal data', async () => {
  const id = await addOne('signed_in');
  on.server.refuse = { data: '554 5.7.1 ada@example.org is blocked' };
  await on.send(id);
  await on.send(await addOne());
  const { last_error } = await on.row(id);
  expect(`${on.log.join('')}${last_error}`).not.toMatch(/\bada\b|example|Ada|Firefox|048213/);
});
