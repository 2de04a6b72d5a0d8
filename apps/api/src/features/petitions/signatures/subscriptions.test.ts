// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import type { PetitionRegion } from '@kga/contracts/core';
import { unsubscribeByCode } from '@kga/contracts/forum';
import { insertMailCode } from '@kga/db/core';
import { deleteExpiredSubscribers, selectSubscriberHashes } from '@kga/db/petitions';
import { insertTestPetition } from '@kga/db/testing';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';

import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

let slug: string;
let petitionId: string;
beforeEach(async () => {
  slug = `p-${randomUUID()}`;
  await api.db.deleteFrom('outbox').execute();
  // Of an official petition, too.
  petitionId = await insertTestPetition(api.db, {
    slug,
    kind: 'official',
    opened_at: new Date('2026-01-01'),
  });
});

const post = (rest: '' | '/confirm', payload: object, id = slug) =>
  api.app.inject({ method: 'POST', url: `/api/petitions/${id}/subscriptions${rest}`, payload });

const subscribers = () =>
  api.db
    .selectFrom('petition_subscriber')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .execute();

const waiting = (region: PetitionRegion) =>
  api.db.selectFrom('petition_subscriber').selectAll().where('region', '=', region).execute();

async function tokenOf(purpose: 'subscribe' | 'updates', region?: PetitionRegion) {
  const ring = createKeyRing(api.config.encryptionKeys);
  const hashes = await selectSubscriberHashes(api.db, ring, region ? null : petitionId);
  const [row] = await (region ? waiting(region) : subscribers());
  return hashes.token(purpose, row?.id ?? '');
}

const unsubscribe = (token: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api/forum/unsubscribe?token=${token}`,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('anyone subscribes with two steps, is answered alike whatever is known, and ends it with one', async () => {
  const email = `Ada.Sealed+news@${randomUUID()}.example`;
  const first = await post('', { email });
  expect([first.statusCode, first.json()]).toEqual([202, { status: 'pending' }]);
  expect((await post('/confirm', { token: 'x'.repeat(54) })).statusCode).toBe(400);
  const token = await tokenOf('subscribe');
  for (const time of ['first', 'second']) {
    expect((await post('/confirm', { token })).statusCode, time).toBe(204);
  }
  const again = await post('', { email: email.replace('+news', '').toLowerCase() });
  expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
  const rows = await subscribers();
  expect(rows).toMatchObject([{ confirmed_at: expect.any(Date) }]);
  expect(JSON.stringify(rows.map((row) => row.email.toString('latin1')))).not.toMatch(/sealed/i);
  const jobs = await api.db.selectFrom('outbox').select('payload').execute();
  expect(jobs).toHaveLength(2);
  expect(JSON.stringify(jobs)).not.toMatch(/sealed|example/i);
  expect((await unsubscribe(await tokenOf('updates'))).statusCode).toBe(204);
  expect(await subscribers()).toEqual([]);
  expect((await post('/confirm', { token })).statusCode).toBe(400);
});

test('programs, throw-away mailboxes and drafts get no mail', async () => {
  await post('', { email: `${randomUUID()}@a.example`, traces: { website: 'x' } });
  const thrown = await post('', { email: 'ada@mailinator.com' });
  expect([thrown.statusCode, thrown.json().errors]).toMatchObject([400, [{ code: 'disposable' }]]);
  await api.db
    .updateTable('petition')
    .set({ opened_at: null })
    .where('id', '=', petitionId)
    .execute();
  expect((await post('', { email: 'ada@a.example' })).statusCode).toBe(404);
  expect(await subscribers()).toEqual([]);
});

test('a region without a petition that visitors see takes subscribers, and what has no region is unknown', async () => {
  await insertTestPetition(api.db, { slug: 'al', region: 'AL', kind: 'own', opened_at: null });
  const email = `Ada+al@${randomUUID()}.example`;
  const first = await post('', { email, language: 'de' }, 'al');
  expect([first.statusCode, first.json()]).toEqual([202, { status: 'pending' }]);
  const again = await post('', { email: email.toLowerCase().replace('+al', '') }, 'al');
  expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
  // Of a region without a draft, too.
  expect((await post('', { email }, 'xk')).statusCode).toBe(202);
  for (const id of ['zz', 'uk']) expect((await post('', { email }, id)).statusCode, id).toBe(404);
  const rows = await waiting('AL');
  expect(rows).toMatchObject([{ topic: 'opening', language: 'de', confirmed_at: null }]);
  expect(JSON.stringify(rows.map((row) => row.email.toString('latin1')))).not.toMatch(/ada/i);

  const token = await tokenOf('subscribe', 'AL');
  expect((await post('/confirm', { token }, 'xk')).statusCode).toBe(400);
  expect((await post('/confirm', { token: await tokenOf('updates', 'AL') }, 'al')).statusCode).toBe(
    400,
  );
  expect((await post('/confirm', { token }, 'al')).statusCode).toBe(204);
  // An address that is confirmed after the opening gets the mail, too.
  await api.db
    .updateTable('petition')
    .set({ opened_at: new Date() })
    .where('slug', '=', 'al')
    .execute();
  expect((await post('/confirm', { token }, 'al')).statusCode).toBe(204);
  expect(await waiting('AL')).toMatchObject([{ confirmed_at: expect.any(Date) }]);

  expect((await unsubscribe(token)).statusCode).toBe(204);
  expect(await waiting('AL')).toHaveLength(1);
  expect((await unsubscribe(await tokenOf('updates', 'AL'))).statusCode).toBe(204);
  expect(await waiting('AL')).toEqual([]);
});

test('half a year after the answer subscriptions end, and all addresses are deleted', async () => {
  const answered = (interval: string) =>
    api.db
      .updateTable('petition')
      .set({ answered_at: sql<Date>`now() - ${interval}::interval` })
      .where('id', '=', petitionId)
      .execute();
  const email = `${randomUUID()}@a.example`;
  await answered('6 months -1 hours');
  expect((await post('', { email })).statusCode).toBe(202);
  const token = await tokenOf('subscribe');
  await answered('6 months 1 second');
  for (const answer of [await post('', { email }), await post('/confirm', { token })]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'petition_closed']);
  }
  await deleteExpiredSubscribers(api.db);
  expect(await subscribers()).toEqual([]);
});

test('the code of a mail confirms and ends a subscription as its links do', async () => {
  const email = `${randomUUID()}@kga.test`;
  await post('', { email });
  const tokens = { subscribe: await tokenOf('subscribe'), unsubscribe: await tokenOf('updates') };
  const ring = createKeyRing(api.config.encryptionKeys);
  const code = await insertMailCode(api.db, ring, { address: email, tokens });
  const stop = (payload: object) =>
    api.app.inject({ method: 'POST', url: unsubscribeByCode.url, payload });
  const wrong = { email, code: code === '000000' ? '000001' : '000000' };
  for (const refused of [await post('/confirm', wrong), await stop(wrong)]) {
    expect(refused.json().code).toBe('proof_invalid');
  }
  expect((await post('/confirm', { email, code })).statusCode).toBe(204);
  expect(await subscribers()).toMatchObject([{ confirmed_at: expect.any(Date) }]);
  expect((await stop({ email, code })).statusCode).toBe(204);
  expect(await subscribers()).toEqual([]);
});
