// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, createPublicKey, verify } from 'node:crypto';

import { logOrigin } from '@kga/contracts/petitions';
import { insertAccount } from '@kga/db/accounts';
import { insertOutboxJob, transaction } from '@kga/db/core';
import {
  confirmSignatures,
  confirmSubscriber,
  endUpdateMails,
  insertPetitionUpdate,
  insertSignatures,
  insertSubscriber,
  selectHeads,
  selectLogKey,
  selectSignatureHashes,
  withdrawSignature,
} from '@kga/db/petitions';
import { rotateKeys } from '@kga/db/registry';
import { insertTestPetition } from '@kga/db/testing';
import { createLog } from '@kga/server';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type MailFixture, createMailFixture } from '../../../testing/mail-fixture.ts';
import { mailUpdate } from './mail-update.ts';
import { publishTreeHeads } from './tree-heads.ts';
import { keepSignatures } from './upkeep.ts';

let on: MailFixture;
beforeAll(async () => {
  on = await createMailFixture();
});
afterAll(() => on.close());

const log = createLog('worker', 'silent');
const ring = () => createKeyRing(on.services.config().encryptionKeys);
const database = () => on.services.database.db;

let petitionId: string;
let slug: string;
beforeEach(async () => {
  const db = database();
  await db.deleteFrom('petition').execute();
  await db.deleteFrom('outbox').execute();
  on.server.received = [];
  slug = `p-${v7()}`;
  petitionId = await insertTestPetition(db, { slug, title: 'Keep them', opened_at: new Date() });
});

const email = 'wilhelmina.quisthoudt@mail.kga.test';

async function sign(
  name = 'Wilhelmina',
  language: 'en' | 'ja' = 'en',
  { wantsUpdates = false } = {},
) {
  const db = database();
  const hashes = await selectSignatureHashes(db, ring(), petitionId);
  await insertSignatures(db, ring(), [
    {
      petitionId,
      addressHash: hashes.ofAddress(name),
      signer: { firstName: name, lastName: 'Quisthoudt', email, city: undefined },
      country: 'NL',
      language,
      showName: false,
      wantsUpdates,
    },
  ]);
  const { id } = await db
    .selectFrom('signature')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { id, hashes };
}

/** Stands in for the hash of a receipt. */
const hashOf = (id: string) => createHash('sha256').update(id).digest();

const confirm = (id: string) =>
  confirmSignatures(database(), [{ id, petitionId, receiptHash: hashOf(id) }]);

async function outbox() {
  const rows = await database()
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function sendAll() {
  for (const id of await outbox()) await on.send(id);
  return on.server.received.map((mail) => mail.email.text ?? '');
}

const age = (days: number) =>
  database()
    .updateTable('signature')
    .set({ created_at: sql<Date>`now() - ${days} * interval '1 day'` })
    .execute();

const upkeep = () => keepSignatures({ db: database(), log });

test('a member gets mails in the language of the account, and others in that of the form', async () => {
  const account = await transaction(database(), (trx) =>
    insertAccount(trx, {
      email: email.toUpperCase(),
      firstName: 'Wilhelmina',
      lastName: '',
      role: 'member',
      passwordHash: null,
      emailVerified: false,
      language: 'fr',
    }),
  );
  const { id } = await sign('Wilhelmina', 'ja');
  const subject = async () => {
    await sendAll();
    return on.server.received.at(-1)?.email.subject ?? '';
  };
  expect(await subject()).toMatch(/[ぁ-ん]/);
  await database()
    .updateTable('account')
    .set({ email_verified_at: new Date() })
    .where('id', '=', account?.id ?? '')
    .execute();
  await transaction(database(), (trx) =>
    insertOutboxJob(trx, 'mail.send', {
      about: 'signature',
      signatureId: id,
      occasion: 'reminder',
    }),
  );
  expect(await subject()).toMatch(/signature/);
  const { language } = await database()
    .selectFrom('signature')
    .select('language')
    .executeTakeFirstOrThrow();
  expect(language).toBe('ja');
  await database().deleteFrom('account').execute();
});

test('the mail has link, code and withdrawal, and the worker alone reads the address', async () => {
  const { id, hashes } = await sign();
  const [text = ''] = await sendAll();
  expect(text).toContain('Hello Wilhelmina,');
  expect(text).toContain('Petition: Keep them');
  expect(text).toContain(`/petition/${slug}/confirm?lang=en#token=${hashes.token('confirm', id)}`);
  expect(text).toContain(
    `/petition/${slug}/withdraw?lang=en#token=${hashes.token('withdraw', id)}`,
  );
  expect(text).toContain(hashes.code(id));
  expect(on.server.received[0]?.to).toEqual([email]);
  expect(on.log.join('\n')).not.toContain('quisthoudt');
});

test('a repeated signature gets a mail that says so, in the language of the first one', async () => {
  const { id } = await sign('Wilhelmina', 'ja');
  await on.services.database.db.deleteFrom('outbox').execute();
  await confirm(id);
  await age(1);
  await sign('Wilhelmina');
  const [text = ''] = await sendAll();
  expect(text).toContain('もう一度署名しようとしました');
  expect(text).not.toContain('/confirm');
});

test('a signature that is checked before it counts is withdrawn by its mail', async () => {
  const { id, hashes } = await sign();
  const hold = { hold_cause: 'network', hold_batch: Buffer.alloc(8) } as const;
  await database().updateTable('signature').set(hold).execute();
  await confirm(id);
  const [text = ''] = await sendAll();
  expect(text.replaceAll('\n', ' ')).toContain('We’re checking it before we count it');
  expect(text).toContain(hashes.token('withdraw', id));
});

test('no mail goes to a signature that was withdrawn', async () => {
  const { id } = await sign();
  await confirm(id);
  await database()
    .transaction()
    .execute((trx) => withdrawSignature(trx, { id, petitionId }));
  expect(await sendAll()).toEqual([]);
});

test('reminds once after two days, and deletes after seven', async () => {
  await sign();
  await database().deleteFrom('outbox').execute();
  await age(1.9);
  expect(await upkeep()).toMatchObject({ reminded: 0 });
  await age(2.1);
  expect(await upkeep()).toMatchObject({ reminded: 1, expired: 0 });
  expect(await upkeep()).toMatchObject({ reminded: 0 });
  const [text = ''] = await sendAll();
  expect(text).toContain('This is our only reminder');
  await age(7.1);
  expect(await upkeep()).toMatchObject({ expired: 1 });
  expect(await database().selectFrom('signature').select('id').execute()).toEqual([]);
});

test('a reminder is not sent to who confirmed since', async () => {
  const { id } = await sign();
  await database().deleteFrom('outbox').execute();
  await age(2.1);
  await upkeep();
  await confirm(id);
  expect(await sendAll()).toEqual([]);
});

test('no mail asks to confirm a signature of a petition that is over', async () => {
  await sign();
  await age(2.1);
  await database().updateTable('petition').set({ closes_at: new Date() }).execute();
  expect(await upkeep()).toMatchObject({ reminded: 0 });
  expect(await sendAll()).toEqual([]);
});

test('country, month and receipt hash stay of what is withdrawn, or was answered half a year ago', async () => {
  const [one, two] = [await sign('One'), await sign('Two')];
  await confirm(one.id);
  await confirm(two.id);
  await database()
    .transaction()
    .execute((trx) => withdrawSignature(trx, { id: one.id, petitionId }));
  expect(await upkeep()).toMatchObject({ anonymised: 1 });
  await database()
    .updateTable('petition')
    .set({ answered_at: sql<Date>`now() - interval '6 months 1 day'` })
    .execute();
  expect(await upkeep()).toMatchObject({ anonymised: 1 });
  expect(await upkeep()).toMatchObject({ anonymised: 0 });
  const rows = await database().selectFrom('signature').selectAll().execute();
  const kept = new Set(rows.map((row) => row.receipt_hash?.toString('hex')));
  expect(kept).toEqual(new Set([one, two].map(({ id }) => hashOf(id).toString('hex'))));
  for (const row of rows) {
    // Nothing of the time in which it was made.
    expect([one.id, two.id]).not.toContain(row.id);
    expect(row).toMatchObject({
      state: 'anonymised',
      country: 'NL',
      language: null,
      email: null,
      first_name: null,
      last_name: null,
      address_hash: null,
    });
    expect(row.confirmed_at?.getUTCDate()).toBe(1);
    expect(row.created_at.getUTCDate()).toBe(1);
  }
  const count = await database()
    .selectFrom('signature_count')
    .select(sql<number>`sum(signatures)::int`.as('sum'))
    .where('dimension', '=', 'country')
    .executeTakeFirstOrThrow();
  expect(count.sum).toBe(1);
});

test('an update is mailed once to who asked for it, until they end that', async () => {
  const wanted = { wantsUpdates: true };
  const signers = [
    await sign('One', 'en', wanted),
    await sign('Two'),
    await sign('Three', 'ja', wanted),
    await sign('Four', 'en', wanted),
  ];
  const [one, two, three, pending] = signers;
  for (const signer of [one, two, three]) await confirm(signer?.id ?? '');
  const db = database();
  await db.deleteFrom('outbox').execute();
  const update = { title: 'Halfway', content: 'Thank you.\nGo on!', language: 'en' as const };
  await db
    .transaction()
    .execute((trx) => insertPetitionUpdate(trx, { petition_id: petitionId, ...update }));
  // Who confirms after it reads it on the site.
  await confirm(pending?.id ?? '');
  const [job = ''] = await outbox();
  expect(await mailUpdate({ db, log }, job)).toBe(2);
  expect(await mailUpdate({ db, log }, job)).toBe(0);
  const { id: updateId } = await db
    .selectFrom('petition_update')
    .select('id')
    .executeTakeFirstOrThrow();
  // A worker that was killed after its last batch.
  const again = await db
    .transaction()
    .execute((trx) => insertOutboxJob(trx, 'petition.update', { updateId }));
  expect(await mailUpdate({ db, log }, again)).toBe(0);
  const token = three?.hashes.token('updates', three.id) ?? '';
  await endUpdateMails(
    db,
    ring(),
    token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  );
  await endUpdateMails(db, ring(), one?.hashes.token('updates', one.id) ?? '');
  const texts = await sendAll();
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('Thank you.\nGo on!');
  expect(texts[0]).toContain(`/unsubscribe?lang=ja#token=${token}`);
  const [mail] = on.server.received;
  const header = mail?.email.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  expect(header).toContain(`/api/forum/unsubscribe?token=${token}`);
});

test('a subscriber who has not signed gets updates after confirming, and no one gets one twice', async () => {
  const db = database();
  const { id, hashes } = await sign('One', 'en', { wantsUpdates: true });
  await confirm(id);
  await db.deleteFrom('outbox').execute();
  const subscribe = async (name: string) => {
    const subscriber = {
      topic: 'updates' as const,
      petitionId,
      addressHash: hashes.ofAddress(name),
      email: `${name}@mail.kga.test`,
      language: 'de' as const,
    };
    await db
      .transaction()
      .execute((trx) => insertSubscriber(trx, ring(), subscriber, { mailed: true }));
  };
  for (const name of ['One', 'Reader', 'Silent']) await subscribe(name);
  const asked = (await sendAll()).find((text) => text.includes('Reader'));
  const rows = await db.selectFrom('petition_subscriber').select('id').orderBy('id').execute();
  const [signer = '', reader = ''] = rows.map((row) => row.id);
  expect(asked).toContain(
    `/petition/${slug}/updates?lang=de#token=${hashes.token('subscribe', reader)}`,
  );
  for (const each of [signer, reader]) await confirmSubscriber(db, each);
  // Who is known gets no second link.
  on.server.received = [];
  await db.deleteFrom('outbox').execute();
  await subscribe('Reader');
  expect(await sendAll()).toEqual([]);
  const update = { title: 'Halfway', content: 'Thank you.', language: 'en' as const };
  await db
    .transaction()
    .execute((trx) => insertPetitionUpdate(trx, { petition_id: petitionId, ...update }));
  const job = await db
    .selectFrom('outbox')
    .select('id')
    .where('job', '=', 'petition.update')
    .executeTakeFirstOrThrow();
  expect(await mailUpdate({ db, log }, job.id)).toBe(2);
  const texts = await sendAll();
  expect(texts).toHaveLength(2);
  const stop = hashes.token('updates', reader);
  expect(texts.join('')).toContain(`/unsubscribe?lang=de#token=${stop}`);
  await endUpdateMails(db, ring(), stop);
  await sql`update petition_subscriber set created_at = now() - interval '8 days'`.execute(db);
  await keepSignatures({ db, log });
  // The one that was never confirmed is gone, too.
  const left = await db.selectFrom('petition_subscriber').select('id').execute();
  expect(left).toEqual([{ id: signer }]);
});

test('heads are signed by the installation and state size and root; the counts are in the chart', async () => {
  const db = database();
  const day = 86_400_000;
  const opened = new Date(Date.now() - 3 * day);
  await db.updateTable('petition').set({ opened_at: opened }).execute();
  const { id } = await sign();
  await confirm(id);
  const confirmed_at = new Date(Date.now() - 2 * day);
  await db.updateTable('signature').set({ confirmed_at }).execute();
  const deps = { db: database(), redis: on.services.redis, log, ring: ring() };
  await publishTreeHeads(deps);
  await publishTreeHeads(deps);
  const heads = await selectHeads(database(), petitionId, 10);
  expect(heads).toHaveLength(1);
  const { size = 0, root = Buffer.of(), signedAt, checkpoint = '' } = heads[0] ?? {};
  expect(size).toBe(1);
  const [text = '', last = ''] = checkpoint.split('\n\n');
  expect(text).toBe(
    `${logOrigin(slug)}\n1\n${root.toString('base64')}\ntime ${signedAt?.toISOString()}`,
  );
  const signature = Buffer.from(last.split(' ')[2] ?? '', 'base64').subarray(4);
  const key = createPublicKey(await selectLogKey(database(), ring()));
  expect(verify(null, Buffer.from(`${text}\n`), key, signature)).toBe(true);
  const snapshots = await db
    .selectFrom('petition_snapshot')
    .selectAll()
    .orderBy('taken_at')
    .execute();
  expect(snapshots.map(({ country_counts }) => country_counts)).toEqual([{}, { NL: 1 }, { NL: 1 }]);
  expect(snapshots.map(({ taken_at }) => taken_at.toISOString().slice(0, 10))).toEqual(
    [opened, confirmed_at, new Date()].map((at) => at.toISOString().slice(0, 10)),
  );
});

test('a log that cannot grow keeps no other from growing', async () => {
  for (const name of ['a', 'z']) {
    const id = await insertTestPetition(database(), { slug: `${name}-${v7()}` });
    const leaves = [1, 2].map((byte) => ({
      petition_id: id,
      withdrawal: false,
      receipt_hash: Buffer.alloc(32, byte),
    }));
    await database().insertInto('log_leaf').values(leaves).execute();
  }
  const { id } = await sign();
  await confirm(id);
  // A position without its head.
  const broken = Buffer.alloc(32, 1);
  await sql`update log_leaf set position = 0 where receipt_hash = ${broken}`.execute(database());
  const deps = { db: database(), redis: on.services.redis, log, ring: ring() };
  await expect(publishTreeHeads(deps)).rejects.toThrow('do not grow');
  expect(await selectHeads(database(), petitionId, 10)).toHaveLength(1);
});

test('a mail waits while the key that sealed its address is missing', async () => {
  const { id } = await sign();
  const lost = createKeyRing([{ version: 2, key: new Uint8Array(32).fill(2) }]);
  const other = lost.seal(email, { table: 'signature', column: 'email', row: id });
  await database().updateTable('signature').set({ email: other }).execute();
  const [mail = ''] = await outbox();
  expect(await on.send(mail)).toBe('waiting');
});

test('a new key seals what is stored while signatures arrive', async () => {
  await sign('One');
  const [old] = on.services.config().encryptionKeys;
  const fresh = { version: 2, key: new Uint8Array(32).fill(2) };
  const both = createKeyRing([fresh, old]);
  expect(await rotateKeys(database(), both)).toBe(0);
  const rows = await database().selectFrom('signature').select(['id', 'email']).execute();
  for (const { id, email: sealed } of rows) {
    const place = { table: 'signature', column: 'email', row: id };
    expect(
      createKeyRing([fresh])
        .open(sealed ?? Buffer.of(), place)
        .toString(),
    ).toBe(email);
  }
});
