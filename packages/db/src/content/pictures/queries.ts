// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentStatus } from '@kga/contracts/content';
import type { OutboxPayload } from '@kga/contracts/jobs';
import { type Selectable, sql } from 'kysely';
import { v4 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import { type ObjectContent, insertObject } from '../../core/objects/object-store.ts';
import type { PictureTable } from './table.ts';

export type Picture = Selectable<PictureTable>;

export type NewPicture = ObjectContent & { width: number; height: number };

/** The status of the item that a picture of a text is in. */
const statusOfItem = sql`case content_picture.kind
  when 'story' then (select status from story where story.id = item_id)
  when 'forum_post' then (select status from forum_post where forum_post.id = item_id)
  when 'forum_reply' then (
    select case when post.status = 'published' then reply.status else post.status end
    from forum_reply as reply join forum_post as post on post.id = reply.post_id
    where reply.id = item_id) end`;

/** A picture; `shownIn` is the status of the game whose cover it is, or of the text that it is in, of several a published one. */
export async function selectPicture(
  db: Database,
  id: string,
): Promise<(Picture & { shownIn: ContentStatus | null; isInText: boolean }) | undefined> {
  return db
    .selectFrom('picture')
    .leftJoin('game', 'cover_id', 'picture.id')
    .leftJoin('content_picture', 'picture_id', 'picture.id')
    .selectAll('picture')
    .select([
      sql<ContentStatus | null>`coalesce(game.status, ${statusOfItem})`.as('shownIn'),
      sql<boolean>`content_picture.id is not null`.as('isInText'),
    ])
    .where('picture.id', '=', id)
    .orderBy(sql`game.status <> 'published'`)
    .executeTakeFirst();
}

/** Media type of every picture. */
export const pictureType = 'image/webp';

/** Stores a WebP; returns its id: random, so that it tells no time and no other id can be guessed. */
export async function insertPicture(
  db: Database,
  picture: NewPicture,
  id: string = v4(),
): Promise<string> {
  const { width, height } = picture;
  const object_hash = await insertObject(db, picture, pictureType);
  await db.insertInto('picture').values({ id, object_hash, width, height }).execute();
  return id;
}

/** Whether an account still has this picture source. */
export async function isPictureWanted(db: Database, picture: OutboxPayload<'profile.picture'>) {
  const account = await db
    .selectFrom('account')
    .select('picture_source')
    .where('id', '=', picture.accountId)
    .executeTakeFirst();
  return account?.picture_source === picture.source;
}

export async function deletePicture(trx: Transaction, accountId: string): Promise<void> {
  const account = await trx
    .selectFrom('account')
    .select('picture_id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account?.picture_id) return;
  // The foreign key of the account is set to null.
  await trx.deleteFrom('picture').where('id', '=', account.picture_id).execute();
}

/**
 * Replaces the picture of an account by the one fetched from `source`.
 *
 * @returns the picture's id; undefined where the account was deleted or has another source by now
 */
export async function updateProfilePicture(
  trx: Transaction,
  fetched: { accountId: string; source: string } & NewPicture,
): Promise<string | undefined> {
  const { accountId, source, ...picture } = fetched;
  const account = await trx
    .selectFrom('account')
    .select('picture_source')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (account?.picture_source !== source) return undefined;
  await deletePicture(trx, accountId);
  const id = await insertPicture(trx, picture);
  await trx.updateTable('account').set({ picture_id: id }).where('id', '=', accountId).execute();
  return id;
}
