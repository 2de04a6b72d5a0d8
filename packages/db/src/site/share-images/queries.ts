// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ShareImageKey } from '@kga/contracts/site';
import { type Expression, type SqlBool, sql } from 'kysely';

import { type Database, type Transaction, transaction } from '../../core/client.ts';
import { type ObjectContent, insertObject } from '../../core/objects/object-store.ts';
import { insertOutboxJob } from '../../core/outbox/queries.ts';
import type { Retentions } from '../../core/retention.ts';

/** Since they were drawn; the next who asks for one has it drawn again. */
export const shareImageRetention = {
  shareImages: {
    table: 'share_image',
    days: 30,
    isOver: (end) => sql`coalesce(rendered_at, requested_at) < ${end}`,
  },
} as const satisfies Retentions;

/** An image that was not drawn is requested again after this time, in seconds. */
const requestEvery = 10;

const columnsOf = ({ id, ...drawn }: ShareImageKey) => ({ ...drawn, subject_id: id });

const isKey = (key: ShareImageKey) => {
  const { kind, subject_id, size, language, theme } = columnsOf(key);
  return sql<boolean>`(kind, subject_id, size, language, theme) =
    (${kind}, ${subject_id}, ${size}, ${language}, ${theme})`;
};

export const selectShareImage = (db: Database, key: ShareImageKey) =>
  db
    .selectFrom('share_image')
    .select(['version', 'object_hash', 'rendered_at', 'requested_at'])
    .where(isKey(key))
    .executeTakeFirst();

/** Asks the worker for an image, unless that was done in the last seconds; resolves with when it was. */
export async function requestShareImage(db: Database, key: ShareImageKey): Promise<Date> {
  return transaction(db, async (trx) => {
    const long: Expression<SqlBool> = sql<boolean>`
      share_image.requested_at < now() - ${requestEvery} * interval '1 second'
      or share_image.rendered_at >= share_image.requested_at`;
    const requested = await trx
      .insertInto('share_image')
      .values({ ...columnsOf(key), requested_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'subject_id', 'size', 'language', 'theme'])
          .doUpdateSet({ requested_at: sql<Date>`now()` })
          .where(long),
      )
      .returning('requested_at')
      .executeTakeFirst();
    if (requested) await insertOutboxJob(trx, 'share.image', key);
    return (
      requested?.requested_at ?? (await selectShareImage(trx, key))?.requested_at ?? new Date()
    );
  });
}

/** Whether an object is an image to share; others, such as pictures, have ids of their own. */
export async function isShareImageObject(db: Database, hash: string): Promise<boolean> {
  const image = await db
    .selectFrom('share_image')
    .select('kind')
    .where('object_hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return image !== undefined;
}

/** Media type of every image to share. */
export const shareImageType = 'image/png';

/** Stores a drawn image in place of an older one. */
export async function updateShareImage(
  trx: Transaction,
  key: ShareImageKey,
  image: ObjectContent & { version: string },
): Promise<void> {
  const { version } = image;
  const object_hash = await insertObject(trx, image, shareImageType);
  const drawn = { version, object_hash, rendered_at: sql<Date>`now()` };
  await trx
    .insertInto('share_image')
    .values({ ...columnsOf(key), ...drawn })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject_id', 'size', 'language', 'theme']).doUpdateSet(drawn),
    )
    .execute();
}

/** Deletes all images of an item that visitors no longer see. */
export async function deleteShareImages(
  db: Database,
  { kind, id }: Pick<ShareImageKey, 'kind' | 'id'>,
): Promise<void> {
  await db
    .deleteFrom('share_image')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
}
