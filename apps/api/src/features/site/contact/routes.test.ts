// SPDX-License-Identifier: AGPL-3.0-or-later
import { createContactMessage } from '@kga/contracts/site';
import { beforeEach, expect, test } from 'vitest';

import { createServices } from '../../../platform/services.ts';
import { newMember } from '../../../testing/account-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
beforeEach(() => api.db.deleteFrom('outbox').execute());

const message = { topic: 'error', text: 'The map is empty on my phone.' };
const send = (payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url: createContactMessage.url, payload, headers });

async function sent() {
  const rows = await api.db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'mail.send')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload);
}

test('a message without an account waits in the outbox', async () => {
  const answer = await send({ ...message, email: 'Ada@example.org' }, { 'accept-language': 'de' });
  expect(answer.statusCode).toBe(202);
  expect(await sent()).toEqual([
    {
      about: 'contact_message',
      ...message,
      replyTo: 'Ada@example.org',
      accountId: null,
      language: 'de',
      suspicious: false,
    },
  ]);
});

test('a member’s message names the account, and a repeated one is sent once', async () => {
  const { by, account } = await newMember(api);
  const again = () =>
    by.request({
      method: 'POST',
      url: createContactMessage.url,
      payload: message,
      headers: { 'idempotency-key': 'same' },
    });
  const answers = [await again(), await again()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  expect(await sent()).toMatchObject([{ accountId: account.id, replyTo: null }]);
});

test('a form with the hidden field filled in gets the usual answer, and nothing is sent', async () => {
  const answer = await send({ ...message, traces: { website: 'https://spam.example' } });
  expect(answer.statusCode).toBe(202);
  expect(await sent()).toEqual([]);
});

test.each([
  [{ text: 'https://a.example https://b.example https://c.example' }],
  [{ traces: { filledInMs: 200 } }],
])('what looks like spam is marked: %j', async (change) => {
  await send({ ...message, ...change });
  expect(await sent()).toMatchObject([{ suspicious: true }]);
});

test.each([
  [{ topic: 'love' }, 'topic'],
  [{ text: 'short' }, 'text'],
  [{ text: 'x'.repeat(5_001) }, 'text'],
  [{ email: 'ada@' }, 'email'],
  [{ email: 'ada@example.org\r\nBcc: eve@example.org' }, 'email'],
])('%j is refused', async (change, path) => {
  const answer = await send({ ...message, ...change });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
  expect(await sent()).toEqual([]);
});

test('one network sends ten messages, then has to wait', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const codes = [];
  for (let count = 0; count < 11; count += 1) {
    codes.push((await send({ ...message, text: `Message number ${count}.` }, from)).statusCode);
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
});

test('messages of everyone have one bound, beside which members with a verified address write', async () => {
  const { rateLimits } = createServices(api);
  while (await rateLimits.tryConsume('operator_mail', { account: 'everyone' }));
  const refused = await send(message, { 'x-forwarded-for': '203.0.113.78' });
  expect(refused.statusCode).toBe(429);
  const { by: unverified } = await newMember(api, { verified: false });
  expect((await unverified.post(createContactMessage.url, message)).statusCode).toBe(429);
  const { by } = await newMember(api);
  expect((await by.post(createContactMessage.url, message)).statusCode).toBe(202);
});
