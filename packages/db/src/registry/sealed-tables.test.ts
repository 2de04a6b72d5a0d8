// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, randomUUID } from 'node:crypto';

import { type KeyRing, createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { transaction } from '../core/client.ts';
import { openerOf, selectSignatureHashes } from '../petitions/signatures/keys.ts';
import { insertSubscriber, selectSubscriberForMail } from '../petitions/signatures/subscribers.ts';
import { insertSignatures } from '../petitions/signatures/write.ts';
import { type TestDatabase, cloneDatabase, insertTestPetition } from '../testing.ts';
import { rotateKeys, sealedTables, selectKeyVersions } from './sealed-tables.ts';

const keyOf = (version: number) => ({ version, key: new Uint8Array(32).fill(version) });
const [old, both, fresh] = [
  createKeyRing([keyOf(1)]),
  createKeyRing([keyOf(2), keyOf(1)]),
  createKeyRing([keyOf(2)]),
];

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

let petitionId: string;
beforeEach(async () => {
  await database.db.deleteFrom('petition').execute();
  petitionId = await insertTestPetition(database.db);
});

const hashOf = (name: string) => createHash('sha256').update(name).digest();
const emailOf = (name: string) => `${name}@kga.test`;

const sign = (ring: KeyRing, name: string) =>
  insertSignatures(database.db, ring, [
    {
      petitionId,
      addressHash: hashOf(name),
      signer: {
        firstName: name,
        lastName: 'Q',
        email: emailOf(name),
        city: 'Gouda',
        reason: 'I own it.',
      },
      country: 'NL',
      language: 'en',
      showName: false,
      wantsUpdates: false,
    },
  ]);

const subscribe = (ring: KeyRing, name: string) =>
  transaction(database.db, (trx) =>
    insertSubscriber(
      trx,
      ring,
      {
        topic: 'updates',
        petitionId,
        addressHash: hashOf(name),
        email: emailOf(name),
        language: 'en',
      },
      { mailed: false },
    ),
  );

test('an address of a subscriber that an old app seals after a pass is noticed', async () => {
  await subscribe(both, 'early');
  expect(await rotateKeys(database.db, both)).toBe(0);
  await subscribe(old, 'late');
  expect(await selectKeyVersions(database.db)).toEqual([1, 2]);
  expect(await rotateKeys(database.db, both)).toBe(0);
  expect(await selectKeyVersions(database.db)).toEqual([2]);
});

test('rotation ends with everything under the new key while apps with either key write', async () => {
  const { db } = database;
  await selectSignatureHashes(db, old, petitionId);
  const known = Array.from({ length: 40 }, () => randomUUID());
  for (const name of known) await sign(old, name);
  // They sign again, which replaces a pending row with its id.
  await sql`update signature set created_at = now() - interval '2 minutes'`.execute(db);
  const names = [...known];
  const write = async (writer: number) => {
    for (let step = 0; step < 20; step += 1) {
      // The apps get the new key one after the other.
      const ring = step < 5 + 3 * writer ? old : both;
      const name = randomUUID();
      names.push(name);
      await Promise.all([
        sign(ring, name),
        subscribe(ring, name),
        sign(ring, known[(writer * 10 + step) % known.length] ?? name),
      ]);
    }
  };
  const written = new AbortController();
  const writing = Promise.all([0, 1, 2, 3].map(write)).finally(() => written.abort());
  const rotate = async () => {
    while (!written.signal.aborted) await rotateKeys(db, both);
  };
  await Promise.all([writing, rotate()]);
  expect(await rotateKeys(db, both)).toBe(0);

  const rows = await db.selectFrom('signature').selectAll().execute();
  const signed = rows.map(({ id, first_name, last_name, email, city, reason }) => {
    const open = openerOf(fresh, id);
    const columns = { first_name, last_name, email, city, reason };
    return Object.entries(columns).map(([name, sealed]) => sealed && open(name, sealed));
  });
  const expected = names.map((name) => [name, 'Q', emailOf(name), 'Gouda', 'I own it.']);
  const textOf = (lines: readonly unknown[]) =>
    lines.map((line) => JSON.stringify(line)).toSorted();
  expect(textOf(signed)).toEqual(textOf(expected));
  const subscribers = await db.selectFrom('petition_subscriber').select('id').execute();
  const mails = await Promise.all(
    subscribers.map(({ id }) => selectSubscriberForMail(db, fresh, { id })),
  );
  expect(textOf(mails.map((mail) => mail?.email))).toEqual(
    textOf(names.slice(known.length).map(emailOf)),
  );
  const hashes = await selectSignatureHashes(db, fresh, petitionId);
  expect(hashes.ofAddress('a')).toEqual(
    (await selectSignatureHashes(db, both, petitionId)).ofAddress('a'),
  );
});

test('every binary column is sealed with the ring, or known not to be', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(database.db);
  const sealed = sealedTables.flatMap(({ table, columns }) =>
    columns.map((column) => `${table}.${column}`),
  );
  const clear = rows.map(({ column }) => column).filter((column) => !sealed.includes(column));
  // Keyed hashes, public data, and what is sealed with keys of its own.
  expect(clear).toEqual([
    'content_report.network',
    'feed.body_hash',
    'feed_item.content_hash',
    'feed_item.guid',
    'feed_item.url_hash',
    'guest.fingerprint_hash',
    'guest.secret_hash',
    'idempotency_key.request_hash',
    'legal_request.token_hash',
    'log_head.root',
    'log_leaf.hash',
    'log_leaf.receipt_hash',
    'log_node.hash',
    'mail_code.address_hash',
    'object.bytes',
    'one_time_token.code_hash',
    'one_time_token.token_hash',
    'petition_subscriber.address_hash',
    'picture_upload.bytes',
    'profile_export_part.bytes',
    'sealed_key.public_key',
    'signature.address_hash',
    'signature.hold_batch',
    'signature.receipt_hash',
    'signature_export_part.bytes',
    'signer_report.note',
    'signer_report.reporter',
  ]);
  expect(rows.map(({ column }) => column)).toEqual(expect.arrayContaining(sealed));
});
