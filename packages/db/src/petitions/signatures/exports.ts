// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, exportDays } from '@kga/contracts/core';
import type { ExportFormat } from '@kga/contracts/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { type Selectable, sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import { insertOutboxJob } from '../../core/outbox/queries.ts';
import { insertSealedFile, selectSealedFile } from '../../core/sealed-file.ts';
import { openerOf } from './keys.ts';
import type { SignatureExportTable } from './table.ts';

export type SignatureExportRow = Selectable<SignatureExportTable> & { expired: boolean };

const exports = (db: Database) =>
  db
    .selectFrom('signature_export')
    .selectAll()
    .select(
      sql<boolean>`coalesce(finished_at < now() - ${exportDays} * interval '1 day', false)`.as(
        'expired',
      ),
    );

/** Requests a file of who signed a petition; returns its id. */
export async function insertSignatureExport(
  trx: Transaction,
  petitionId: string,
  wanted: { format: ExportFormat; purpose: string; recipientKey: string | null },
): Promise<string> {
  const id = v7();
  await trx
    .insertInto('signature_export')
    .values({
      id,
      petition_id: petitionId,
      format: JSON.stringify(wanted.format),
      purpose: wanted.purpose,
      recipient_key: wanted.recipientKey,
    })
    .execute();
  await insertOutboxJob(trx, 'signatures.export', { exportId: id });
  return id;
}

/** The files of a petition, the newest first. */
export const selectSignatureExports = (
  db: Database,
  petitionId: string,
): Promise<SignatureExportRow[]> =>
  exports(db).where('petition_id', '=', petitionId).orderBy('id', 'desc').limit(50).execute();

export const selectSignatureExport = (
  db: Database,
  id: string,
): Promise<SignatureExportRow | undefined> => exports(db).where('id', '=', id).executeTakeFirst();

/** Signatures in the last file that was made of a petition; null without one. */
export async function selectDeliveredCount(db: Database, petitionId: string) {
  const last = await exports(db)
    .where('petition_id', '=', petitionId)
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.signature_count ?? null;
}

export const failSignatureExport = (db: Database, id: string) =>
  db
    .updateTable('signature_export')
    .set({ failed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

/**
 * What a file says about its petition, and how many signatures it has to list. Triggers keep that number:
 * counting the rows of millions takes longer than a statement may.
 */
export async function selectExportedPetition(db: Database, petitionId: string) {
  return db
    .selectFrom('petition')
    .select(['slug', 'title', 'addressee', 'text', 'language', 'translations', 'closes_at'])
    .select(
      sql<number>`(select coalesce(sum(signatures), 0)::int from signature_count
        where petition_id = petition.id and dimension = 'country')`.as('signatureCount'),
    )
    .where('id', '=', petitionId)
    .executeTakeFirstOrThrow();
}

/** What a file can say about a signer. */
export type ExportedSigner = {
  firstName: string;
  lastName: string;
  city: string;
  country: string;
  /** UTC, as `2026-11-23`. */
  day: string;
  /** Of the signer's mails. */
  language: Language | null;
};

/** Signers that are read at a time; the connection is silent while they are drawn. */
const batch = 500;

/** The signatures of a petition that count, in batches, in an order that tells nothing. */
export async function* selectExportedSigners(
  db: Database,
  ring: KeyRing,
  petitionId: string,
): AsyncGenerator<ExportedSigner[]> {
  let after: Buffer | undefined = Buffer.of();
  while (after) {
    const rows = await db
      .selectFrom('signature')
      .select(['id', 'address_hash', 'first_name', 'last_name', 'city', 'country', 'language'])
      .select(sql<string>`to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD')`.as('day'))
      .where('petition_id', '=', petitionId)
      .where('address_hash', '>', after)
      .where('state', '=', 'confirmed')
      .orderBy('address_hash')
      .limit(batch)
      .execute();
    if (rows.length > 0) {
      yield rows.map(({ id, country, day, language, ...sealed }) => {
        const open = openerOf(ring, id);
        return {
          firstName: sealed.first_name ? open('first_name', sealed.first_name) : '',
          lastName: sealed.last_name ? open('last_name', sealed.last_name) : '',
          city: sealed.city ? open('city', sealed.city) : '',
          country,
          day,
          language,
        };
      });
    }
    after = rows.length < batch ? undefined : (rows.at(-1)?.address_hash ?? undefined);
  }
}

const fileOf = (id: string) => ({ table: 'signature_export_part', id }) as const;

/** Stores a file in parts and marks it as finished. */
export async function storeSignatureExport(
  trx: Transaction,
  ring: KeyRing,
  { id, signatureCount }: { id: string; signatureCount: () => number },
  file: AsyncIterable<Uint8Array>,
): Promise<void> {
  const bytes = await insertSealedFile(trx, ring, fileOf(id), file);
  await trx
    .updateTable('signature_export')
    .set({ finished_at: sql<Date>`now()`, signature_count: signatureCount(), bytes })
    .where('id', '=', id)
    .execute();
}

/** The bytes of a finished file. */
export const selectSignatureExportBytes = (db: Database, ring: KeyRing, id: string) =>
  selectSealedFile(db, ring, fileOf(id));
