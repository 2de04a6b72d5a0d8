// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { v4 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import { type AuthorRef, authorColumns, isBy } from '../refs.ts';

/** Uploads of a person that wait for the worker at a time; older ones are dropped. */
const uploadsMax = 8;

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

/** Bytes that are read at a time. */
const partBytes = 262_144;

/** How many bytes an upload has. */
export async function selectPictureUploadLength(
  db: Database,
  { id, author }: { id: string; author: AuthorRef },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('picture_upload')
    .select(sql<number>`octet_length(bytes)`.as('length'))
    .where('id', '=', id)
    .where(isBy(author))
    .executeTakeFirst();
  return found?.length;
}

/** The bytes of an upload, read part by part. They end early where it is deleted in the meantime. */
export async function* selectPictureUploadParts(db: Database, id: string): AsyncGenerator<Buffer> {
  for (let start = 1; ; start += partBytes) {
    const found = await db
      .selectFrom('picture_upload')
      .select(sql<Buffer>`substring(bytes from ${start}::int for ${partBytes}::int)`.as('part'))
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found || found.part.length === 0) return;
    yield found.part;
  }
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
