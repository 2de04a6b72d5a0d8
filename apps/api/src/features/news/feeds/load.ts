// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feed, FeedError, FeedPreview } from '@kga/contracts/news';
import { type Database, isoTime } from '@kga/db/core';
import {
  type FeedRow,
  type WatchedFeed,
  isFeedThere,
  selectFeed,
  selectFeedErrors,
  selectFeedPreview,
} from '@kga/db/news';

import { AppError, found } from '../../../platform/errors.ts';

const errorsMax = 20;

/** Whether a feed is not polled any more until an admin enables it again. */
export const isStopped = ({ state }: Pick<FeedRow, 'state'>): boolean =>
  state === 'stopped' || state === 'gone';

type FailedPoll = { at: Date; fault: FeedError; status: number | null };

const presentFailedPoll = ({ at, ...rest }: FailedPoll) => ({ ...rest, at: at.toISOString() });

export function presentFeed(row: WatchedFeed): Feed {
  return {
    id: row.id,
    url: row.url,
    name: row.name,
    siteUrl: row.site_url,
    language: row.language,
    category: row.category,
    rules: row.rules,
    enabled: row.enabled,
    state: row.state,
    items: row.items,
    lastRead:
      row.last_entries === null || row.last_articles === null
        ? null
        : { entries: row.last_entries, articles: row.last_articles },
    failures: row.failures,
    failingSince: isoTime(row.failing_since),
    lastFault: row.last_fault && presentFailedPoll(row.last_fault),
    lastPolledAt: isoTime(row.last_polled_at),
    lastNewItemAt: isoTime(row.last_new_item_at),
    nextPollAt: row.enabled && !isStopped(row) ? row.due_at.toISOString() : null,
    pollSeconds: row.poll_seconds,
    createdAt: row.created_at.toISOString(),
  };
}

/** @throws AppError `not_found` */
export async function loadFeed(db: Database, id: string): Promise<Feed> {
  return presentFeed(found(await selectFeed(db, id)));
}

/** The newest failed polls of a feed. @throws AppError `not_found` */
export async function loadFeedErrors(db: Database, id: string) {
  if (!(await isFeedThere(db, id))) throw new AppError('not_found');
  return (await selectFeedErrors(db, id, errorsMax)).map(presentFailedPoll);
}

/** The result of a preview, or its state `waiting` until the worker has fetched the URL. */
export function presentPreview(id: string, result: Omit<FeedPreview, 'id'> | null): FeedPreview {
  const nothing = { fault: null, status: null, candidates: [], feed: null };
  return { id, ...(result ?? { state: 'waiting', ...nothing }) };
}

/** @throws AppError `not_found` */
export async function loadFeedPreview(db: Database, id: string): Promise<FeedPreview> {
  return presentPreview(id, found(await selectFeedPreview(db, id)).found);
}
