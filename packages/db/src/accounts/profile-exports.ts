// SPDX-License-Identifier: AGPL-3.0-or-later
import { exportDays } from '@kga/contracts/core';
import type { KeyRing } from '@kga/server/crypto';
import { type Selectable, sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../core/client.ts';
import { insertOutboxJob } from '../core/outbox/queries.ts';
import { insertSealedFile, selectSealedFile } from '../core/sealed-file.ts';
import type { ProfileExportTable } from './table.ts';

export type ProfileExportRow = Selectable<ProfileExportTable>;

/** Requests the file of an account, in place of an older one. */
export async function insertProfileExport(trx: Transaction, accountId: string): Promise<void> {
  await trx.deleteFrom('profile_export').where('account_id', '=', accountId).execute();
  const exportId = v7();
  await trx.insertInto('profile_export').values({ id: exportId, account_id: accountId }).execute();
  await insertOutboxJob(trx, 'profile.export', { accountId, exportId });
}

/** The file of an account that is made or being made, unless its days are over. */
export const selectProfileExport = (
  db: Database,
  accountId: string,
): Promise<ProfileExportRow | undefined> =>
  db
    .selectFrom('profile_export')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('created_at', '>', sql<Date>`now() - ${exportDays} * interval '1 day'`)
    .executeTakeFirst();

export const failProfileExport = (db: Database, id: string) =>
  db
    .updateTable('profile_export')
    .set({ failed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

const fileOf = (id: string) => ({ table: 'profile_export_part', id }) as const;

/** Stores a file while it is made and marks it as finished. */
export async function storeProfileExport(
  trx: Transaction,
  ring: KeyRing,
  id: string,
  file: AsyncIterable<Uint8Array>,
): Promise<void> {
  const bytes = await insertSealedFile(trx, ring, fileOf(id), file);
  await trx
    .updateTable('profile_export')
    .set({ finished_at: sql<Date>`now()`, bytes })
    .where('id', '=', id)
    .execute();
}

/** The bytes of a finished file. */
export const selectProfileExportBytes = (db: Database, ring: KeyRing, id: string) =>
  selectSealedFile(db, ring, fileOf(id));
