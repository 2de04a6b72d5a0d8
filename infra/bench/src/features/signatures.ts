import { createHash, randomBytes } from 'node:crypto';

import { getPetition, getSignatureCounts, listReasons, listSigners } from '@kga/contracts';
import { type Database, createKeyRing, insertSignatures, sealedSignature } from '@kga/db';
import { sql } from 'kysely';

import { type BenchedFeature, type Comparison, type Side, numbers } from '../growth/compare.ts';
import { encryptionKey } from '../shared/product.ts';
import { withoutIndex } from './sql.ts';

/** No multiple of what else the number of a signature decides. */
const petitions = numbers(121, 1).map((number) => ({
  id: `00000000-0000-7000-9000-${number.toString(16).padStart(12, '0')}`,
  slug: `bench-${number}`,
}));

/** Other features are benched at a million rows, signatures at ten. */
const rowsAt = (count: number): number => (count > 1_000 ? 10 * count : count);

/** One signature in so many of those without a name has a published reason, so that all petitions have pages. */
const reasonEvery = (rows: number): number => (rows > 1_000 ? 20 : 1);

/** The last signers of a petition who show their names, as many as the api lists. */
const named = 30;

const ring = createKeyRing([{ version: 1, key: Buffer.from(encryptionKey.slice(2), 'hex') }]);

const columns = sql.raw(
  'id, petition_id, state, address_hash, first_name, last_name, email, country, language, show_name, receipt_hash, created_at, confirmed_at',
);

/** SQL for pseudo-random bytes of the row `number`. */
const bytes = (length: number, seed: string) =>
  sql.raw(`substr(sha256((number || '${seed}')::bytea), 1, ${length})`);

/** Replaces all signatures by counted ones of two months, which COPY writes and reads. */
async function fill(db: Database, count: number): Promise<void> {
  const rows = rowsAt(count);
  const ids = petitions.map(({ id }) => id);
  await sql`truncate signature, signature_count, log_leaf, reason cascade`.execute(db);
  await sql`delete from petition where id = any(${ids}::uuid[])`.execute(db);
  await sql`
    insert into petition (id, slug, kind, title, goal, opened_at, sources, demonstration)
    select id, slug, 'own', slug, 1000000000, '2026-01-01', '{}', false
    from jsonb_to_recordset(${JSON.stringify(petitions)}::jsonb) as petition (id uuid, slug text)`.execute(
    db,
  );
  const file = sql.lit(`/tmp/kga-bench-${randomBytes(6).toString('hex')}`);
  await sql`alter table signature disable trigger user`.execute(db);
  await sql`copy (
    select uuidv7(), ('00000000-0000-7000-9000-' ||
        lpad(to_hex(1 + number % ${sql.lit(petitions.length)}), 12, '0'))::uuid,
      'confirmed', ${bytes(32, 'a')}, ${bytes(32, 'f')}, ${bytes(32, 'l')},
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

/**
 * Counts as petitions have them that were signed by thousands, whatever the rows: one for each day and
 * country in each shard. Of a petition with eight signatures there are fewer, and the page is shorter.
 */
async function addCounts(db: Database): Promise<void> {
  await sql`
    insert into signature_count (petition_id, dimension, value, shard, signatures)
    select petition.id, dimension, value, shard, 1 + counted.signatures / 16
    from (
      select petition_id, count(*)::int as signatures from signature group by petition_id
    ) as counted
    join petition on petition.id = counted.petition_id
    cross join generate_series(0, 15) as shard
    cross join lateral (
      select 'country', unnest(array['DE', 'FR', 'PL', 'JP', 'US', 'NL', 'ES'])
      union all
      select 'day', to_char(now() - number * interval '1 day', 'YYYY-MM-DD')
      from generate_series(1, ${sql.lit(days)}) as number
    ) as part (dimension, value)`.execute(db);
}

/** The last signers, whose names the api opens. */
async function addNamedSigners(db: Database): Promise<void> {
  for (const { id: petitionId } of petitions) {
    const rows = numbers(named, 1).map((number) => {
      const hash = createHash('sha256').update(`${petitionId} ${number}`).digest();
      return {
        ...sealedSignature(ring, newSignature(petitionId, hash)),
        state: 'confirmed' as const,
        receipt_hash: hash,
        confirmed_at: new Date(Date.now() - number),
      };
    });
    await db.insertInto('signature').values(rows).execute();
  }
}

const newSignature = (petitionId: string, addressHash: Buffer) => ({
  petitionId,
  addressHash,
  signer: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', city: undefined },
  country: 'NL',
  language: 'en' as const,
  showName: true,
  wantsUpdates: false,
});

/** The api caches each answer, so each petition is read once. */
const blocks = numbers(6, 0).map((block) =>
  petitions.filter((_each, index) => index % 6 === block),
);

/** The page of a petition with its parts, and signing with an address that has signed. */
async function compare(bench: Comparison): Promise<void> {
  const pathsOf = {
    page: (slug: string) => getPetition.url.replace(':id', slug),
    breakdown: (slug: string) => getSignatureCounts.url.replace(':id', slug),
    reasons: (slug: string) => `${listReasons.url}?petition=${slug}&limit=20`,
    signers: (slug: string) => listSigners.url.replace(':id', slug),
  };
  for (const [name, pathOf] of Object.entries(pathsOf)) {
    const readOf =
      (side: Side) =>
      ({ slug }: { slug: string }) =>
        bench.read(side, pathOf(slug));
    await bench.compareReads(name, readOf, blocks);
  }
  await bench.compareNextPages(
    'next reasons',
    petitions.map(({ slug }) => `${listReasons.url}?petition=${slug}&limit=2`),
  );
  await bench.compareReads('duplicates', signAgain, blocks);
}

/** Signs with an address that has signed, which finds its signature and writes no other. */
const signAgain =
  ({ db }: Side) =>
  ({ id }: { id: string }) =>
    insertSignatures(db, ring, [newSignature(id, createHash('sha256').update(`${id} 1`).digest())]);

export const signatures: BenchedFeature = {
  rows: 'and ten times as many signatures',
  fill,
  compare,
};
