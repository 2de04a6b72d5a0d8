// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import type { KeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';

import { type Database, transaction } from '../../core/client.ts';
import { sealedSignature } from './rows.ts';

/** Names in several scripts, with a country and the language of the form; numbers tell signers apart. */
const names = [
  ['Wilhelmina', 'van den Berg', 'NL', 'en'],
  ['Zoë', 'O’Connor-Łukasiewicz', 'PL', 'en'],
  ['François', 'Lefèvre', 'FR', 'fr'],
  ['Jürgen', 'Weiß', 'DE', 'de'],
  ['Владимир', 'Ильин', 'BG', 'en'],
  ['Ελένη', 'Παπαδοπούλου', 'GR', 'en'],
  ['太郎', '田中', 'JP', 'ja'],
  ['지우', '김', 'KR', 'ko'],
  ['伟', '王', 'CN', 'zh-CN'],
  ['محمد', 'عبد الله', 'EG', 'en'],
] as const;

const batch = 5_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * A closed petition of our own, with signatures that count as the api would have sealed them; the log
 * does not have them.
 */
export async function insertTestSigners(
  db: Database,
  ring: KeyRing,
  { petitionId, count }: { petitionId: string; count: number },
): Promise<void> {
  await db
    .insertInto('petition')
    .values({
      id: petitionId,
      slug: `signers-${count}`,
      kind: 'own',
      title: 'Keep them',
      addressee: 'Parliament',
      text: 'We ask for a law.',
      sources: [],
      demonstration: false,
      opened_at: new Date('2026-01-01'),
      closes_at: new Date('2026-02-01'),
    })
    .execute();
  for (let start = 0; start < count; start += batch) {
    const length = Math.min(batch, count - start);
    await insertBatch(
      db,
      ring,
      petitionId,
      Array.from({ length }, (_, index) => start + index),
    );
  }
  await sql`
    insert into signature_count (petition_id, dimension, value, shard, signatures)
    select ${petitionId}::uuid, dimension, value, 0, count(*)
    from signature
    cross join lateral (
      values ('country', country), ('day', (confirmed_at at time zone 'UTC')::date::text)
    ) as counted (dimension, value)
    where petition_id = ${petitionId} group by dimension, value`.execute(db);
  await sql`update signature_total set signatures = ${count} where petition_id = ${petitionId}`.execute(
    db,
  );
}

async function insertBatch(
  db: Database,
  ring: KeyRing,
  petitionId: string,
  signers: readonly number[],
): Promise<void> {
  const rows = signers.map((number) => {
    const [firstName, lastName, country, language] = names[number % names.length] ?? names[0];
    return sealedSignature(ring, {
      petitionId,
      addressHash: hashOf(`signer ${number}`),
      signer: {
        firstName,
        lastName: `${lastName} ${number}`,
        email: `signer.${number}@kga.test`,
        city: 'Amsterdam',
      },
      country,
      language,
      showName: false,
      wantsUpdates: false,
    });
  });
  await transaction(db, async (trx) => {
    // Triggers would count and log each of them.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
    insert into signature (id, petition_id, state, address_hash, first_name, last_name, email,
      city, country, language, receipt_hash, confirmed_at)
    select id, ${petitionId}::uuid, 'confirmed', hash, first_name, last_name, email, city, country,
      language, hash, '2026-01-02'
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.address_hash)}::bytea[],
      ${rows.map((row) => row.first_name)}::bytea[], ${rows.map((row) => row.last_name)}::bytea[],
      ${rows.map(({ email }) => email)}::bytea[], ${rows.map(({ city }) => city)}::bytea[],
      ${rows.map(({ country }) => country)}::text[], ${rows.map(({ language }) => language)}::text[]
    ) as signer (id, hash, first_name, last_name, email, city, country, language)`.execute(trx);
  });
}
