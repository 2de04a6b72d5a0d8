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

import { type BenchedFeature, type Comparison, type Side, numbers } from '../growth/compare.ts';
import { createBrowser } from '../shared/browser.ts';
import { keyRing } from '../shared/product.ts';
import { fill } from './fill.ts';

const petitionId = '00000000-0000-7000-9000-000000000001';
const slug = 'bench';

/** Other features are benched at a million rows, signatures at ten. */
const rowsAt = (count: number): number => (count > 1_000 ? 10 * count : count);

/** One signature in so many of those without a name has a published reason. */
const reasonEvery = (rows: number): number => (rows > 1_000 ? 20 : 1);

const days = 60;

async function fillSignatures(db: Database, count: number): Promise<void> {
  const rows = rowsAt(count);
  const file = `/tmp/kga-bench-${randomBytes(6).toString('hex')}`;
  const values = { petition: petitionId, slug, rows, days, file, reason_every: reasonEvery(rows) };
  await fill(db, 'signatures', values);
  await addNamedSigners(db);
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
    await bench.compareReads(name, readOf, variants, rename(name));
  }
  const last = slugOf('leaves', variants.at(-1) ?? 0);
  await bench.compareNextPages(
    'next reasons',
    numbers(60, 21).map((limit) => `${listReasons.url}?petition=${last}&limit=${limit}`),
  );
  await bench.compareReads(
    'duplicates',
    (side) => (number) => signAgain(side, last, number),
    variants,
  );
}

/** Signs with an address that has signed: the api finds its signature and writes no other. */
async function signAgain({ api }: Side, id: string, number: number): Promise<void> {
  const person = { firstName: 'Ada', lastName: 'Lovelace', email: emailOf(number), country: 'NL' };
  const body = { ...person, traces: { filledInMs: 20_000 } };
  const browser = createBrowser(api, `10.0.${number}.1`);
  const { status } = await browser.send(createSignature, { id, body });
  if (status !== 202) throw new Error(`signing answered ${status}`);
}

export const signatures: BenchedFeature = {
  rows: 'and ten times as many signatures',
  fill: fillSignatures,
  compare,
};
