// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { v4 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import { type AuthorRef, authorColumns, isBy } from '../refs.ts';

/** Uploads of a person that wait for the worker at a time; older ones are dropped. */
const uploadsMax = 5;

/** Stores a picture as it was uploaded; returns its id. */
export async function insertPictureUpload(
  trx: Transaction,
  { author, bytes }: { author: AuthorRef; bytes: Buffer },
): Promise<string> {
  const id = v4();
  await trx
    .insertInto('picture_upload')
    .values({ id, ...authorColumns(author), bytes })
    .execute();
  await sql`
    delete from picture_upload where ${isBy(author)} and id not in (
      select id from picture_upload where ${isBy(author)}
      order by created_at desc, id desc limit ${uploadsMax})`.execute(trx);
  return id;
}

/** Bytes of all uploads of guests that the worker has not deleted yet. */
export async function selectGuestUploadBytes(db: Database): Promise<number> {
  const row = await db
    .selectFrom('picture_upload')
    .select(sql<number>`coalesce(sum(octet_length(bytes)), 0)::float8`.as('bytes'))
    .where('guest_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

/** Whether this picture was uploaded and the worker has not deleted it yet. */
export async function hasPictureUpload(
  db: Database,
  { id, author }: { id: string; author: AuthorRef },
): Promise<boolean> {
  const found = await db
    .selectFrom('picture_upload')
    .select('id')
    .where('id', '=', id)
    .where(isBy(author))
    .executeTakeFirst();
  return found !== undefined;
}

export async function selectPictureUpload(db: Database, id: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('picture_upload')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.bytes;
}

export async function deletePictureUpload(db: Database, id: string): Promise<void> {
  await db.deleteFrom('picture_upload').where('id', '=', id).execute();
}

/** The uploads of an account that the worker has not deleted yet, without their bytes. */
export const selectUploadsForExport = (trx: Transaction, accountId: string) =>
  trx
    .selectFrom('picture_upload')
    .select(['id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
