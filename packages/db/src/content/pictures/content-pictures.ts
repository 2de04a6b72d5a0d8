// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ContentRef, uploadSource } from '@kga/contracts/content';
import { sql } from 'kysely';

import type { Database, Transaction } from '../../core/client.ts';
import { insertOutboxJob } from '../../core/outbox/queries.ts';
import { type AuthorRef, isBy } from '../refs.ts';
import { type NewPicture, insertPicture } from './queries.ts';

/** Deletes pictures of an item at once, but for those of some ids. */
export async function deleteContentPictures(
  trx: Transaction,
  itemId: string,
  { except }: { except: readonly string[] } = { except: [] },
): Promise<void> {
  // Waits for a worker that makes one, and then sees it.
  await sql`
    select from content_picture where item_id = ${itemId}::uuid order by id for update`.execute(
    trx,
  );
  await sql`
    with gone as (
      delete from content_picture where item_id = ${itemId}::uuid and not (id = any(${except}::uuid[]))
      returning picture_id)
    delete from picture using gone where picture.id = gone.picture_id`.execute(trx);
}

/**
 * Makes the pictures of a text those with these ids: uploads of its author, which the worker copies, and pictures that
 * it has already. Other ids are ignored; pictures that it no longer names are removed.
 */
export async function updateContentPictures(
  trx: Transaction,
  { kind, id }: ContentRef,
  { ids, author }: { ids: readonly string[]; author: AuthorRef },
): Promise<void> {
  await deleteContentPictures(trx, id, { except: ids });
  const { rows } = await sql<{ id: string }>`
    insert into content_picture (id, kind, item_id)
    select picture_upload.id, ${kind}, ${id}::uuid from picture_upload
    where picture_upload.id = any(${ids}::uuid[]) and ${isBy(author)}
    order by picture_upload.id
    on conflict do nothing returning id`.execute(trx);
  for (const { id: pictureId } of rows) {
    await insertOutboxJob(trx, 'content.picture', { pictureId, source: uploadSource(pictureId) });
  }
}

/** Removes a picture that cannot be made from its text; returns the text. */
export async function deleteUnmadePicture(
  db: Database,
  id: string,
): Promise<ContentRef | undefined> {
  const gone = await db
    .deleteFrom('content_picture')
    .where('id', '=', id)
    .where('picture_id', 'is', null)
    .returning(['kind', 'item_id'])
    .executeTakeFirst();
  return gone && { kind: gone.kind, id: gone.item_id };
}

/** A picture of a text; without sizes the worker has not made it. */
export type ContentPicture = {
  id: string;
  itemId: string;
  width: number | null;
  height: number | null;
};

/** The pictures of items, by the ids of the items. */
export async function selectContentPictures(
  db: Database,
  itemIds: readonly string[],
): Promise<ContentPicture[]> {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('content_picture')
    .leftJoin('picture', 'picture.id', 'content_picture.picture_id')
    .select(['content_picture.id', 'item_id as itemId', 'width', 'height'])
    .where(sql<boolean>`item_id = any(${itemIds}::uuid[])`)
    .orderBy('content_picture.created_at')
    .execute();
}

/** Whether a text still has a picture that the worker has not made. */
export async function isContentPictureWanted(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('content_picture')
    .select('id')
    .where('id', '=', id)
    .where('picture_id', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a picture of a text under the id of its upload; undefined where the text no longer has it. */
export async function updateContentPicture(
  trx: Transaction,
  id: string,
  picture: NewPicture,
): Promise<ContentRef | undefined> {
  const item = await trx
    .selectFrom('content_picture')
    .select(['kind', 'item_id'])
    .where('id', '=', id)
    .where('picture_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!item) return undefined;
  await insertPicture(trx, picture, id);
  await trx.updateTable('content_picture').set({ picture_id: id }).where('id', '=', id).execute();
  return { kind: item.kind, id: item.item_id };
}
