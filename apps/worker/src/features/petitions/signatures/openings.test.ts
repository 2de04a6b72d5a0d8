// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionRegion, languages } from '@kga/contracts/core';
import {
  confirmSubscriber,
  endUpdateMails,
  insertSubscriber,
  selectSubscriberHashes,
  selectSubscriptionsForExport,
} from '@kga/db/petitions';
import { insertTestPetition } from '@kga/db/testing';
import { createLog } from '@kga/server';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type MailFixture, createMailFixture } from '../../../testing/mail-fixture.ts';
import { keepSignatures } from './upkeep.ts';

let on: MailFixture;
beforeAll(async () => {
  on = await createMailFixture();
});
afterAll(() => on.close());

const log = createLog('worker', 'silent');
const ring = () => createKeyRing(on.services.config().encryptionKeys);
const database = () => on.services.database.db;

beforeEach(async () => {
  for (const table of ['petition', 'petition_subscriber', 'outbox'] as const) {
    await database().deleteFrom(table).execute();
  }
  on.server.received = [];
});

const emailOf = (name: string) => `${name}@mail.kga.test`;

async function subscribe(
  name: string,
  region: PetitionRegion,
  language: (typeof languages)[number] = 'en',
): Promise<string> {
  const hashes = await selectSubscriberHashes(database(), ring(), null);
  const addressHash = hashes.ofAddress(name);
  const subscriber = { topic: 'opening' as const, region, addressHash, email: emailOf(name) };
  await database()
    .transaction()
    .execute((trx) => insertSubscriber(trx, ring(), { ...subscriber, language }, { mailed: true }));
  const { id } = await database()
    .selectFrom('petition_subscriber')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

const ids = async () =>
  (await database().selectFrom('petition_subscriber').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );

/** Sends all that waits; returns who got which text. */
async function sendAll() {
  on.server.received = [];
  const rows = await database()
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();
  for (const { id } of rows) await on.send(id);
  return on.server.received.map(({ email }) => ({
    subject: email.subject ?? '',
    text: email.text ?? '',
    stop: email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
  }));
}

const upkeep = () => keepSignatures({ db: database(), log });

test('a link confirms who waits for a petition, and each mail can end it', async () => {
  const id = await subscribe('ada', 'AL', 'de');
  const hashes = await selectSubscriberHashes(database(), ring(), null);
  const [mail] = await sendAll();
  expect(mail?.subject).toContain('Albanien');
  expect(mail?.text).toContain(
    `/petition/al/updates?lang=de#token=${hashes.token('subscribe', id)}`,
  );
  const stop = hashes.token('updates', id);
  expect(mail?.stop).toContain(`/api/forum/unsubscribe?token=${stop}`);
  expect(mail?.text).toContain(`/unsubscribe?lang=de#token=${stop}`);
  const member = { mailbox: 'ada', email: emailOf('ada') };
  expect(await selectSubscriptionsForExport(database(), ring(), member)).toMatchObject([
    { topic: 'opening', region: 'AL', petition: null, email: emailOf('ada'), notifiedAt: null },
  ]);
  await endUpdateMails(database(), ring(), stop);
  expect(await ids()).toEqual([]);
});

test('once the petition of a region is open, each who confirmed gets one mail in their language', async () => {
  const waiting = [];
  for (const language of languages) waiting.push(await subscribe(`in-${language}`, 'AL', language));
  const [elsewhere, unconfirmed] = [await subscribe('x', 'XK'), await subscribe('y', 'AL')];
  for (const id of [...waiting, elsewhere]) await confirmSubscriber(database(), id);
  await database().deleteFrom('outbox').execute();
  const petition = { slug: 'al-2027', region: 'AL', title: 'Keep them', kind: 'own' } as const;
  const petitionId = await insertTestPetition(database(), { ...petition, opened_at: null });
  expect((await upkeep()).openings).toBe(0);
  const opened = database().updateTable('petition').where('id', '=', petitionId);
  await opened.set({ opened_at: new Date() }).execute();
  const runs = await Promise.all([upkeep(), upkeep()]);
  expect(runs.reduce((sum, { openings }) => sum + openings, 0)).toBe(languages.length);
  const mails = await sendAll();
  expect(mails).toHaveLength(languages.length);
  for (const language of languages) {
    const path = `/petition/al-2027/sign?ref=mail&lang=${language}`;
    expect(mails.filter(({ text }) => text.includes(path)).length, language).toBe(1);
  }
  expect(mails.every(({ text, stop }) => text.includes('Keep them') && stop !== '')).toBe(true);

  // An address that is confirmed later gets the mail then.
  await confirmSubscriber(database(), unconfirmed);
  expect((await upkeep()).openings).toBe(1);
  expect(await sendAll()).toHaveLength(1);
  expect((await upkeep()).openings).toBe(0);
});

test('an official petition is signed elsewhere: the mail leads to its page', async () => {
  await confirmSubscriber(database(), await subscribe('ada', 'GB'));
  await database().deleteFrom('outbox').execute();
  const petition = { slug: 'gb', region: 'GB', kind: 'official' } as const;
  await insertTestPetition(database(), { ...petition, opened_at: new Date() });
  await upkeep();
  const [mail] = await sendAll();
  expect(mail?.text).toMatch(/\/petition\/gb\?ref=mail&lang=en\s/);
});

test('addresses are deleted without a confirmation, after the mail, and after two years', async () => {
  const [fresh, unconfirmed] = [await subscribe('a', 'AL'), await subscribe('b', 'AL')];
  const [mailed, old] = [await subscribe('c', 'XK'), await subscribe('d', 'XK')];
  for (const id of [fresh, mailed, old]) await confirmSubscriber(database(), id);
  const set = (id: string, column: 'created_at' | 'notified_at', interval: string) =>
    database()
      .updateTable('petition_subscriber')
      .set({ [column]: sql<Date>`now() - ${interval}::interval` })
      .where('id', '=', id)
      .execute();
  await set(fresh, 'created_at', '1 year');
  await set(unconfirmed, 'created_at', '8 days');
  await set(mailed, 'notified_at', '8 days');
  await set(old, 'created_at', '2 years 1 day');
  await upkeep();
  expect(await ids()).toEqual([fresh]);
});
