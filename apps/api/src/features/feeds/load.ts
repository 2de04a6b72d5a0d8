import type { Feed } from '@kga/contracts';
import {
  type Database,
  type FeedFilter,
  type FeedCursor,
  countFeeds,
  selectFeeds,
  selectFeed,
} from '@kga/db';

import { AppError } from '../../platform/errors.ts';
import { presentFeed } from './presenter.ts';

/** @throws AppError `not_found` */
export async function loadFeed(db: Database, id: string): Promise<Feed> {
  const row = await selectFeed(db, id);
  if (!row) throw new AppError('not_found');
  return presentFeed(row);
}

/** A page of sources, and after which place the next one begins. */
export async function loadFeeds(
  db: Database,
  filter: FeedFilter,
  { limit, after }: { limit: number; after: FeedCursor | undefined },
): Promise<{ total: number; feeds: Feed[]; next: FeedCursor | undefined }> {
  const [total, found] = await Promise.all([
    countFeeds(db, filter),
    selectFeeds(db, filter, { limit: limit + 1, after }),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    total,
    feeds: page.map(presentFeed),
    next: last && found.length > limit ? { name: last.place_name, id: last.id } : undefined,
  };
}
