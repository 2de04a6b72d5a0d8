// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentReason } from '@kga/contracts/content';
import type { NameDecision } from '@kga/contracts/petitions';
import { type KeyRing, createKeyRing } from '@kga/server/crypto';
import { type Selectable, sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import { selectSealedKey } from '../../core/sealed-keys.ts';
import { nameOf } from './reasons.ts';
import type { SignerReportTable } from './table.ts';

/** A ring of the notes alone: rotating `ENCRYPTION_KEYS` seals its key again, not them. */
const ringOf = async (db: Database, ring: KeyRing) =>
  createKeyRing([{ version: 1, key: await selectSealedKey(db, ring, 'signer reports') }]);

const placeOf = (id: string) => ({ table: 'signer_report', column: 'note', row: id });

/** Literally the condition of the index of shown names. */
const isShown = sql<boolean>`signature.state = 'confirmed' and signature.show_name`;

type NewReport = {
  petitionId: string;
  signatureId: string;
  /** Keyed hash of who reports it. */
  reporter: Buffer;
  reason: ContentReason;
  note: string;
};

/**
 * Reports a shown name, or changes the reporter's earlier report; whether the name is shown. A name
 * that a moderator has approved is not reported again: it never changes.
 */
export async function insertSignerReport(
  db: Database,
  ring: KeyRing,
  { petitionId, signatureId, reporter, reason, note }: NewReport,
): Promise<boolean> {
  const shown = await db
    .selectFrom('signature')
    .select(
      sql<boolean>`exists (
        select from signer_report where signature_id = signature.id and settled_at is not null
      )`.as('approved'),
    )
    .where('signature.id', '=', signatureId)
    .where('petition_id', '=', petitionId)
    .where(isShown)
    .executeTakeFirst();
  if (!shown || shown.approved) return shown !== undefined;
  const id = v7();
  const sealed = (await ringOf(db, ring)).seal(note, placeOf(id));
  const report = { id, reason, note: sealed };
  await db
    .insertInto('signer_report')
    .values({ ...report, signature_id: signatureId, reporter })
    .onConflict((conflict) => conflict.columns(['signature_id', 'reporter']).doUpdateSet(report))
    .execute();
  return true;
}

const [namesMax, reportsMax] = [100, 20];

type ReportedNameRow = {
  signature_id: string;
  first_name: Buffer | null;
  last_name: Buffer | null;
  country: string;
  slug: string;
  title: string;
  reports: number;
  total: number;
};

/** Shown names that wait for a decision, the longest waiting first, and how many there are. */
export async function selectReportedNames(db: Database, ring: KeyRing) {
  const { rows } = await sql<ReportedNameRow>`
    select signature.id as signature_id, first_name, last_name, country, slug, title, reports,
      (count(*) over ())::int as total
    from (
      select signature_id, count(*)::int as reports, min(created_at) as since
      from signer_report group by signature_id having bool_and(settled_at is null)
    ) as reported
    join signature on signature.id = signature_id
    join petition on petition.id = petition_id
    where ${isShown}
    order by since, signature.id limit ${namesMax}`.execute(db);
  const reportsOf = await selectNameReports(db, ring, rows);
  return {
    total: rows[0]?.total ?? 0,
    names: rows.flatMap(({ first_name, last_name, signature_id, ...row }) => {
      const name = nameOf(ring, { signature_id, first_name, last_name });
      if (name === null) return [];
      return [{ ...row, id: signature_id, name, listed: reportsOf(signature_id) }];
    }),
  };
}

/** The newest reports of each name. */
async function selectNameReports(
  db: Database,
  ring: KeyRing,
  names: readonly { signature_id: string }[],
) {
  const { rows } = await sql<Selectable<SignerReportTable>>`
    select report.* from unnest(
      ${names.map((name) => name.signature_id)}::uuid[]) as wanted (id)
    cross join lateral (
      select * from signer_report where signature_id = wanted.id
      order by id desc limit ${reportsMax}
    ) as report`.execute(db);
  const own = rows.length > 0 ? await ringOf(db, ring) : ring;
  return (signatureId: string) =>
    rows
      .filter((row) => row.signature_id === signatureId)
      .map(({ id, reason, note, created_at }) => ({
        reason,
        note: own.open(note, placeOf(id)).toString(),
        createdAt: created_at,
      }));
}

/** Settles the reports of a name; returns their reasons, none where nothing is to be decided. */
export async function decideReportedName(
  trx: Transaction,
  { petitionId, id, decision }: { petitionId: string; id: string; decision: NameDecision },
): Promise<ContentReason[]> {
  const shown = await trx
    .selectFrom('signature')
    .select('id')
    .where('id', '=', id)
    .where('petition_id', '=', petitionId)
    .where(isShown)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!shown) return [];
  const settled = await trx
    .updateTable('signer_report')
    .set({ settled_at: sql<Date>`now()` })
    .where('signature_id', '=', id)
    .where('settled_at', 'is', null)
    .returning('reason')
    .execute();
  if (settled.length > 0 && decision === 'hide') {
    // Its reports go with that.
    await trx.updateTable('signature').set({ show_name: false }).where('id', '=', id).execute();
  }
  return [...new Set(settled.map(({ reason }) => reason))];
}
