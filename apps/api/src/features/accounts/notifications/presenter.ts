// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Notification } from '@kga/contracts/accounts';
import { type ContentKind, contentKinds, excerptOf } from '@kga/contracts/core';
import { type ContentItem, selectPublicAuthors, titleOf } from '@kga/db/content';
import type { NotificationRow } from '@kga/db/contributions';
import type { Database } from '@kga/db/core';
import { contentTypes } from '@kga/db/registry';
import { plainTextOf } from '@kga/server/markdown';

import { presentAuthor } from '../../../content/present-author.ts';

/** UTF-16 units of an item that a notification shows. */
const excerptLength = 200;

async function loadItems(db: Database, rows: readonly NotificationRow[]) {
  const loadKind = (kind: ContentKind) => {
    const ids = rows.filter(({ item_kind }) => item_kind === kind).map(({ item_id }) => item_id);
    return contentTypes[kind].load(db, [...new Set(ids)]);
  };
  const items: ContentItem[] = (await Promise.all(contentKinds.map(loadKind))).flat();
  return new Map(items.map((item) => [item.id, item]));
}

/** Notifications with what they are about; without those whose item was deleted meanwhile. */
export async function presentNotifications(
  db: Database,
  rows: readonly NotificationRow[],
): Promise<Notification[]> {
  const items = await loadItems(db, rows);
  const authors = await selectPublicAuthors(db, [...items.values()]);
  return rows.flatMap((row) => {
    const item = items.get(row.item_id);
    const author = authors.get(row.item_id);
    if (!item || !author) return [];
    return {
      id: row.id,
      kind: row.kind,
      contentKind: row.item_kind,
      author: row.decision === null ? presentAuthor(author) : null,
      title: titleOf(item),
      titleLanguage: item.context?.language ?? item.language,
      excerpt: excerptOf(plainTextOf(item), excerptLength),
      language: item.language,
      path: item.path,
      decision: row.decision,
      reason: row.reason,
      read: row.read_at !== null,
      createdAt: row.created_at.toISOString(),
    };
  });
}
