// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import type { Transaction } from '@kga/db/core';
import { type NewSignature, sealedSignature, selectSignatureHashes } from '@kga/db/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { v7 } from 'uuid';

import { addressEnd, demonstrationLanguages, readTexts } from './texts.ts';

/** First and last names, combined at random. */
const firstNames = 'Alva Bram Chloé Dana Emre Freya Goro Hana Ivo Juna'.split(' ');
const lastNames = 'Ashdown Berglund Corvino Dufresnel Eastwick Falkenrath Gaspari'.split(' ');

/** More of the first ones. */
const countries = 'DE FR JP GB US KR NL SE PL ES BR CA IS NZ'.split(' ');

const spokenIn = { DE: 'de', FR: 'fr', JP: 'ja', KR: 'ko' } as const satisfies Partial<
  Record<string, NewSignature['language']>
>;

const isSpoken = (country: string): country is keyof typeof spokenIn => country in spokenIn;

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

type Signed = { id: string; count: number; since: Date; now: Date; home: string | undefined };

/** Rows of one statement. */
const batch = 500;

/**
 * Adds made-up, confirmed signatures to a petition, more and more of them a day; returns the receipt of
 * the first.
 */
export async function addSignatures(
  trx: Transaction,
  ring: KeyRing,
  { id: petitionId, count, since, now, home }: Signed,
): Promise<string> {
  const hashes = await selectSignatureHashes(trx, ring, petitionId);
  const rows = Array.from({ length: count }, (_, index) => {
    const country = home ?? pick(countries, Math.floor(((index * 7) % 100) ** 2 / 715));
    const email = `signer.${index}${addressEnd}`;
    const share = ((index + 0.5) / count) ** 0.7;
    const at = new Date(since.getTime() + share * (now.getTime() - since.getTime()));
    const signer = {
      firstName: pick(firstNames, index * 3),
      lastName: pick(lastNames, index * 5),
      email,
      city: undefined,
    };
    const addressHash = hashes.ofAddress(email);
    const language = isSpoken(country) ? spokenIn[country] : ('en' as const);
    const choices = { showName: index % 3 === 0, wantsUpdates: false };
    const signature = { petitionId, addressHash, signer, country, language, ...choices };
    const sealed = sealedSignature(ring, signature);
    return {
      ...sealed,
      state: 'confirmed' as const,
      created_at: at,
      confirmed_at: at,
      receipt_hash: createHash('sha256').update(hashes.receipt(sealed.id)).digest(),
    };
  });
  for (let start = 0; start < rows.length; start += batch) {
    await trx
      .insertInto('signature')
      .values(rows.slice(start, start + batch))
      .execute();
  }
  // In each language someone says why, the newest first.
  const newest = rows.slice(-demonstrationLanguages.length).toReversed();
  const given = demonstrationLanguages.flatMap((language, index) => {
    const signature = newest[index];
    if (!signature) return [];
    const { id: signature_id, confirmed_at: created_at } = signature;
    const content = readTexts(language).reason;
    const row = { signature_id, petition_id: petitionId, language, content, created_at };
    return [{ ...row, id: v7(), status: 'published' as const }];
  });
  if (given.length > 0) await trx.insertInto('reason').values(given).execute();
  return hashes.receipt(rows[0]?.id ?? '');
}
