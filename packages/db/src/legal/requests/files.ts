// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FilePageState } from '@kga/contracts/legal';
import type { KeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { v4 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import { insertOutboxJob } from '../../core/outbox/queries.ts';
import { openFileName, placeOf } from './sealed.ts';

/** What a file is by its content. Images are copied by the worker, without metadata. */
export type LegalMediaType = 'application/pdf' | 'image';

/** Bytes of all files that no request has. */
export async function selectUnusedFileBytes(db: Database): Promise<number> {
  const row = await db
    .selectFrom('legal_file')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'))
    .where('request_id', 'is', null)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

/** Stores an uploaded file, sealed; the worker copies an image. Returns its id. */
export async function insertLegalFile(
  trx: Transaction,
  ring: KeyRing,
  { name, bytes, type }: { name: string; bytes: Buffer; type: LegalMediaType },
): Promise<{ id: string; state: 'checking' | 'ready' }> {
  const id = v4();
  const state = type === 'image' ? 'checking' : 'ready';
  await trx
    .insertInto('legal_file')
    .values({
      id,
      state,
      media_type: type,
      name: ring.seal(name, placeOf('legal_file', 'name', id)),
      bytes: ring.seal(bytes, placeOf('legal_file', 'bytes', id)),
      size: bytes.length,
    })
    .execute();
  if (state === 'checking') await insertOutboxJob(trx, 'legal.file', { fileId: id });
  return { id, state };
}

/** The state of an uploaded file that no request has. */
export const selectLegalFileState = (db: Database, id: string) =>
  db
    .selectFrom('legal_file')
    .select('state')
    .where('id', '=', id)
    .where('request_id', 'is', null)
    .executeTakeFirst();

/** The bytes of an image that is not copied yet. */
export async function selectUncheckedFile(
  db: Database,
  ring: KeyRing,
  id: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('legal_file')
    .select('bytes')
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .executeTakeFirst();
  return row?.bytes ? ring.open(row.bytes, placeOf('legal_file', 'bytes', id)) : undefined;
}

/** Replaces an image by its copy, or by nothing where there can be none. */
export const updateLegalFile = (
  db: Database,
  ring: KeyRing,
  id: string,
  copy: Buffer | undefined,
) =>
  db
    .updateTable('legal_file')
    .set(
      copy
        ? {
            state: 'ready',
            media_type: 'image/webp',
            bytes: ring.seal(copy, placeOf('legal_file', 'bytes', id)),
            size: copy.length,
          }
        : { state: 'refused', bytes: null, size: 0 },
    )
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();

/** The size of a file of a request, in bytes; 0 if the request has no such file. */
export async function selectLegalFileLength(
  db: Database,
  { id, requestId }: { id: string; requestId: string },
): Promise<number> {
  const row = await db
    .selectFrom('legal_file')
    .select('size')
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.size ?? 0;
}

/** A file of a request that can be downloaded. */
export async function selectLegalFile(
  db: Database,
  ring: KeyRing,
  { id, requestId }: { id: string; requestId: string },
): Promise<{ name: string; mediaType: string; bytes: Buffer } | undefined> {
  const row = await db
    .selectFrom('legal_file')
    .select(['name', 'bytes', 'media_type'])
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  if (!row?.bytes) return undefined;
  return {
    name: openFileName(ring, id, row.name),
    mediaType: row.media_type,
    bytes: ring.open(row.bytes, placeOf('legal_file', 'bytes', id)),
  };
}

/** A PDF whose pages wait to be made into pictures. */
export async function selectWaitingDocument(
  db: Database,
  ring: KeyRing,
  id: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('legal_file')
    .select('bytes')
    .where('id', '=', id)
    .where('pages_state', '=', 'waiting')
    .executeTakeFirst();
  return row?.bytes ? ring.open(row.bytes, placeOf('legal_file', 'bytes', id)) : undefined;
}

/** Stores the pictures of a PDF's first pages, sealed, or why there are none. */
export async function insertFilePages(
  trx: Transaction,
  ring: KeyRing,
  fileId: string,
  pages: { state: Exclude<FilePageState, 'waiting'>; pictures: readonly Buffer[]; total: number },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('legal_file')
    .set({ pages_state: pages.state, page_count: pages.total })
    .where('id', '=', fileId)
    .where('pages_state', '=', 'waiting')
    .executeTakeFirst();
  // Erased in the meantime, or made by another worker.
  if (numUpdatedRows === 0n || pages.pictures.length === 0) return;
  const rows = pages.pictures.map((picture, index) => {
    const id = v4();
    const bytes = ring.seal(picture, placeOf('legal_file_page', 'bytes', id));
    return { id, file_id: fileId, number: index + 1, bytes };
  });
  await trx.insertInto('legal_file_page').values(rows).execute();
}

/** The picture of a page of a request's PDF. */
export async function selectFilePage(
  db: Database,
  ring: KeyRing,
  { fileId, requestId, page }: { fileId: string; requestId: string; page: number },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('legal_file_page')
    .innerJoin('legal_file', 'legal_file.id', 'file_id')
    .select(['legal_file_page.id', 'legal_file_page.bytes'])
    .where('file_id', '=', fileId)
    .where('request_id', '=', requestId)
    .where('number', '=', page)
    .executeTakeFirst();
  return row && ring.open(row.bytes, placeOf('legal_file_page', 'bytes', row.id));
}
