// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, randomBytes } from 'node:crypto';

import {
  createSignature,
  getPetition,
  getPetitionCountries,
  listLogLeaves,
  listReasons,
  listSigners,
} from '@kga/contracts/petitions';
import { type Database } from '@kga/db/core';
import { sealedSignature, selectSignatureHashes } from '@kga/db/petitions';
import { sql } from 'kysely';

import {
  type BenchedFeature,
  type Comparison,
  type Side,
  blocksOf,
  numbers,
} from '../growth/compare.ts';
import { createBrowser } from '../shared/browser.ts';
import { keyRing } from '../shared/product.ts';
import { withoutIndex } from './sentences.ts';

const petitionId = '00000000-0000-7000-9000-000000000001';
const slug = 'bench';

/** Other features are benched at a million rows, signatures at ten. */
const rowsAt = (count: number): number => (count > 1_000 ? 10 * count : count);

/** One signature in so many of those without a name has a published reason. */
const reasonEvery = (rows: number): number => (rows > 1_000 ? 20 : 1);

const columns = sql.raw(
  'id, petition_id, state, address_hash, first_name, last_name, email, country, language, show_name, receipt_hash, created_at, confirmed_at',
);

/** SQL for pseudo-random bytes of the row `number`. */
const bytes = (length: number, seed: string) =>
  sql.raw(`substr(sha256((number || '${seed}')::bytea), 1, ${length})`);

/** Replaces all signatures by counted ones of one petition and of two months, which COPY writes and reads. */
async function fill(db: Database, count: number): Promise<void> {
  const rows = rowsAt(count);
  await sql`truncate signature, signature_count, log_leaf, reason cascade`.execute(db);
  await sql`delete from petition where id = ${petitionId}`.execute(db);
  await sql`
    insert into petition (id, slug, kind, title, goal, opened_at, sources, demonstration)
    values (${petitionId}, ${slug}, 'own', 'Bench', 1000000000, '2026-01-01', '{}', false)`.execute(
    db,
  );
  const file = sql.lit(`/tmp/kga-bench-${randomBytes(6).toString('hex')}`);
  await sql`alter table signature disable trigger user`.execute(db);
  await sql`copy (
    select uuidv7(), ${sql.lit(petitionId)}::uuid, 'confirmed', ${bytes(32, 'a')}, ${bytes(32, 'f')}, ${bytes(32, 'l')},
      ${bytes(32, 'e')} || ${bytes(20, 'm')},
      (array['DE', 'FR', 'PL', 'JP', 'US', 'NL', 'ES', 'IT'])[1 + number % 7], 'en',
      number % 3 = 0, ${bytes(32, 'r')}, at, at
    from generate_series(1, ${sql.lit(rows)}) as number
    cross join lateral (
      select now() - interval '1 day' - ${sql.lit(days)} * interval '1 day' * (1 - number / ${sql.lit(rows)}::float8)
    ) as time (at)
  ) to ${file} (format binary)`.execute(db);
  await withoutIndex(db, 'signature_address', () =>
    withoutIndex(db, 'signature_named', async () => {
      await sql`copy signature (${columns}) from ${file} (format binary)`.execute(db);
    }),
  );
  await sql`alter table signature enable trigger user`.execute(db);
  await addCounts(db);
  await sql`
    insert into reason (id, petition_id, signature_id, content, language, status, created_at)
    select uuidv7(), petition_id, id, 'Reason of ' || id, 'en', 'published', confirmed_at
    -- Without names, which only the api's key could open.
    from (select *, row_number() over () as number from signature where not show_name) as numbered
    where number % ${sql.lit(reasonEvery(rows))} = 0`.execute(db);
  await addNamedSigners(db);
}

const days = 60;

/** Counts by day and country in 16 shards, as triggers would have spread them, and the leaves of the log. */
async function addCounts(db: Database): Promise<void> {
  await sql`
    insert into signature_count (petition_id, dimension, value, shard, signatures)
    select petition_id, dimension, value, get_byte(receipt_hash, 0) % 16, count(*)
    from signature
    cross join lateral (
      values ('country', country),
        ('day', to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD'))
    ) as counted (dimension, value)
    group by 1, 2, 3, 4`.execute(db);
  const fillLeaves = async () => {
    await sql`
      insert into log_leaf (petition_id, withdrawal, receipt_hash, position)
      select petition_id, false, receipt_hash, row_number() over () - 1 from signature`.execute(db);
  };
  await withoutIndex(db, 'log_leaf_hash', () =>
    withoutIndex(db, 'log_leaf_position', () => withoutIndex(db, 'log_leaf_waiting', fillLeaves)),
  );
}

/** The last signers, whose names the api opens and whose addresses it knows. */
async function addNamedSigners(db: Database): Promise<void> {
  const hashes = await selectSignatureHashes(db, keyRing, petitionId);
  const rows = variants.map((number) => {
    const email = emailOf(number);
    const signature = {
      petitionId,
      addressHash: hashes.ofAddress(email),
      signer: { firstName: 'Ada', lastName: 'Lovelace', email, city: undefined },
      country: 'NL',
      language: 'en' as const,
      showName: true,
      wantsUpdates: false,
    };
    return {
      ...sealedSignature(keyRing, signature),
      state: 'confirmed' as const,
      receipt_hash: createHash('sha256').update(email).digest(),
      confirmed_at: new Date(Date.now() - number),
    };
  });
  await db.insertInto('signature').values(rows).execute();
}

const emailOf = (number: number) => `ada${number}@d${number}.org`;

/** Each is read once, because the api caches what it answers. */
const variants = numbers(120, 1);
const blocks = blocksOf(variants);

/** The api answers from its cache by the slug: the petition gets another one for each read. */
const slugOf = (name: string, number: number) => `${slug}-${name}-${number}`;

const rename =
  (name: string) =>
  async ({ db }: Side, number: number): Promise<void> => {
    await db
      .updateTable('petition')
      .set({ slug: slugOf(name, number) })
      .where('id', '=', petitionId)
      .execute();
  };

/** The page of a petition with its parts, and signing with an address that has signed. */
async function compare(bench: Comparison): Promise<void> {
  const pathsOf = {
    page: (id: string) => getPetition.url.replace(':id', id),
    breakdown: (id: string) => getPetitionCountries.url.replace(':id', id),
    reasons: (id: string) => `${listReasons.url}?petition=${id}&limit=20`,
    signers: (id: string) => listSigners.url.replace(':id', id),
    leaves: (id: string) => listLogLeaves.url.replace(':id', id),
  };
  for (const [name, pathOf] of Object.entries(pathsOf)) {
    const readOf = (side: Side) => (number: number) =>
      bench.read(side, pathOf(slugOf(name, number)));
    await bench.compareReads(name, readOf, blocks, rename(name));
  }
  const last = slugOf('leaves', blocks.at(-1)?.at(-1) ?? 0);
  await bench.compareNextPages(
    'next reasons',
    numbers(60, 21).map((limit) => `${listReasons.url}?petition=${last}&limit=${limit}`),
  );
  await bench.compareReads(
    'duplicates',
    (side) => (number) => signAgain(side, last, number),
    blocks,
  );
}

/** Signs with an address that has signed: the api finds its signature and writes no other. */
async function signAgain({ api }: Side, id: string, number: number): Promise<void> {
  const body = { firstName: 'Ada', lastName: 'Lovelace', email: emailOf(number), country: 'NL' };
  const browser = createBrowser(api, `10.0.${number}.1`);
  const { status } = await browser.send(createSignature, { id, body });
  if (status !== 202) throw new Error(`signing answered ${status}`);
}

export const signatures: BenchedFeature = {
  rows: 'and ten times as many signatures',
  fill,
  compare,
};
