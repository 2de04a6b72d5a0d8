import type { Feed, FeedPreview } from '@kga/contracts';
import type { FeedRow, WatchedFeed } from '@kga/db';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Whether a source gave up, or was given up, until an admin enables it again. */
export const isOver = ({ state }: Pick<FeedRow, 'state'>): boolean =>
  state === 'stopped' || state === 'gone';

/** A failed poll as it is answered. */
export const presentFeedError = <Fault extends { at: Date }>({ at, ...rest }: Fault) => ({
  ...rest,
  at: at.toISOString(),
});

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
    failures: row.failures,
    failingSince: iso(row.failing_since),
    lastFault: row.last_fault && presentFeedError(row.last_fault),
    lastPolledAt: iso(row.last_polled_at),
    lastNewItemAt: iso(row.last_new_item_at),
    nextPollAt: row.enabled && !isOver(row) ? row.due_at.toISOString() : null,
    pollSeconds: row.poll_seconds,
    createdAt: row.created_at.toISOString(),
  };
}

/** What was found at an address; nothing so far while the worker has not looked. */
export function presentPreview(id: string, found: Omit<FeedPreview, 'id'> | null): FeedPreview {
  const nothing = { fault: null, status: null, candidates: [], feed: null };
  return { id, ...(found ?? { state: 'waiting', ...nothing }) };
}
