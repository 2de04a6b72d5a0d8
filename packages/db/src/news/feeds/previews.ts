// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FeedPreview } from '@kga/contracts/news';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import { jsonText } from '../../core/values.ts';

/** The input of a preview that is still to be fetched; undefined otherwise. */
export async function selectPreviewUrl(db: Database, id: string): Promise<string | undefined> {
  const preview = await db
    .selectFrom('feed_preview')
    .select('address')
    .where('id', '=', id)
    .where('found', 'is', null)
    .executeTakeFirst();
  return preview?.address;
}

export async function updateFeedPreview(db: Database, id: string, found: Omit<FeedPreview, 'id'>) {
  await db
    .updateTable('feed_preview')
    .set({ found: jsonText(found) })
    .where('id', '=', id)
    .execute();
}

/** Inserts a preview for the worker to fetch and returns its id. */
export async function insertFeedPreview(trx: Transaction, address: string): Promise<string> {
  const id = v7();
  await trx.insertInto('feed_preview').values({ id, address }).execute();
  return id;
}

export async function selectFeedPreview(db: Database, id: string) {
  return db
    .selectFrom('feed_preview')
    .select(['id', 'found'])
    .where('id', '=', id)
    .executeTakeFirst();
}
