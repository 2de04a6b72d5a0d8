// SPDX-License-Identifier: AGPL-3.0-or-later
import type * as contracts from '@kga/contracts/news';
import type { Account } from '@kga/db/accounts';
import {
  type Database,
  insertAuditEntries,
  isUniqueViolation,
  transaction,
  type Transaction,
} from '@kga/db/core';
import {
  type FeedChange,
  type FeedRow,
  deleteFeed,
  lockFeed,
  lockFeedDeletion,
  updateArticleSource,
  updateFeed,
} from '@kga/db/news';
import type { z } from 'zod';

import { auditSubject } from '../../../accounts/presenter.ts';
import { AppError, found } from '../../../platform/errors.ts';
import { parseFeedUrl, urlTaken } from './create-feed.ts';
import { isStopped } from './load.ts';

type FeedInput = z.infer<typeof contracts.updateFeed.schema.body>;

export type ChangedFeed = { admin: Account; id: string };

/** The fields that the audit log compares, as text. */
const auditedFields = {
  url: ({ url }) => url,
  name: ({ name }) => name,
  site: ({ site_url }) => site_url,
  language: ({ language }) => language,
  category: ({ category }) => category,
  // Neither Postgres nor JSON preserves the order of keys.
  rules: ({ rules }) => JSON.stringify(rules.map(({ category, words }) => [category, words])),
  enabled: ({ enabled }) => (enabled ? 'yes' : 'no'),
} as const satisfies Record<string, (feed: FeedRow) => string>;

/** UTF-16 units of a value in the audit log. */
const auditedLengthMax = 200;

/** The fields that differ, as texts for the audit log; undefined where none does. */
function differences(before: FeedRow, after: FeedRow) {
  const differing = Object.entries(auditedFields).filter(([, of]) => of(before) !== of(after));
  if (differing.length === 0) return undefined;
  const describe = (feed: FeedRow) =>
    differing
      .map(([name, of]) => `${name}: ${of(feed).slice(0, auditedLengthMax).toWellFormed()}`)
      .join('; ');
  return { before: describe(before), after: describe(after) };
}

const noFailures = { state: 'new', failures: 0, failing_since: null, claims: 0 } as const;

/** Resets what polls of the previous URL have learned, and the lease of a poll that is running. */
const noPolls = {
  ...noFailures,
  etag: null,
  last_modified: null,
  body_hash: null,
  ttl_seconds: null,
  lease: null,
  leased_until: null,
} as const;

/** How a change affects polling: a new URL and a feed that was enabled again are due at once. */
function pollingChange(before: FeedRow, after: FeedRow, isEnabled: boolean): FeedChange {
  if (after.url !== before.url) return { ...noPolls, due: true };
  if (!isEnabled) return {};
  if (isStopped(before)) return { ...noFailures, due: true };
  return before.enabled ? {} : { due: true };
}

/** The feed after the change. @throws AppError `validation_failed` */
function applyInput(feed: FeedRow, input: FeedInput): FeedRow {
  return {
    ...feed,
    url: input.url === undefined ? feed.url : parseFeedUrl(input.url, 'url'),
    site_url: input.siteUrl === undefined ? feed.site_url : parseFeedUrl(input.siteUrl, 'siteUrl'),
    name: input.name ?? feed.name,
    language: input.language ?? feed.language,
    category: input.category ?? feed.category,
    rules: input.rules ?? feed.rules,
    enabled: input.enabled ?? feed.enabled,
  };
}

async function applyChange(
  trx: Transaction,
  { admin, id }: ChangedFeed,
  input: FeedInput,
): Promise<boolean> {
  const before = found(await lockFeed(trx, id));
  const after = applyInput(before, input);
  const isRetried = input.enabled === true && isStopped(before);
  const retried = isRetried ? { before: before.state, after: 'tried again' } : undefined;
  const change = differences(before, after) ?? retried;
  if (!change) return false;
  const { url, site_url, name, language, category, enabled } = after;
  await updateFeed(trx, id, {
    url,
    site_url,
    name,
    language,
    category,
    enabled,
    rules: JSON.stringify(after.rules),
    ...pollingChange(before, after, input.enabled === true),
  });
  const subject = auditSubject(admin, 'feed', id);
  await insertAuditEntries(trx, { ...subject, action: 'feed_changed', ...change });
  const isRenamed = name !== before.name || language !== before.language;
  return isRenamed && updateArticleSource(trx, id, after);
}

/**
 * Changes a feed. Its articles take over its name and language. Enabling a feed that was stopped
 * polls it again.
 * @returns whether the change is visible to readers
 * @throws AppError `not_found`, `validation_failed`, `conflict` where another feed has the URL
 */
export async function changeFeed(
  db: Database,
  feed: ChangedFeed,
  input: FeedInput,
): Promise<boolean> {
  try {
    return await transaction(db, (trx) => applyChange(trx, feed, input));
  } catch (error) {
    throw isUniqueViolation(error) ? urlTaken() : error;
  }
}

/** Polls a feed soon. @throws AppError `not_found`, `conflict` where it is disabled or stopped */
export async function pollFeedNow(db: Database, { admin, id }: ChangedFeed): Promise<void> {
  await transaction(db, async (trx) => {
    const feed = found(await lockFeed(trx, id));
    if (!feed.enabled || isStopped(feed)) throw new AppError('conflict');
    await updateFeed(trx, id, { due: true });
    const subject = auditSubject(admin, 'feed', id);
    await insertAuditEntries(trx, { ...subject, action: 'feed_poll_asked' });
  });
}

/** Deletes a feed and those of its articles that no other feed has. @throws AppError `not_found` */
export async function removeFeed(db: Database, { admin, id }: ChangedFeed): Promise<void> {
  await transaction(db, async (trx) => {
    await lockFeedDeletion(trx);
    const { name, url } = found(await lockFeed(trx, id));
    await deleteFeed(trx, id);
    const subject = auditSubject(admin, 'feed', id);
    await insertAuditEntries(trx, {
      ...subject,
      action: 'feed_deleted',
      before: `${name}: ${url}`,
    });
  });
}
