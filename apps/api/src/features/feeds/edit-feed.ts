import type { updateFeed as contract } from '@kga/contracts';
import {
  type Account,
  type Database,
  type FeedChange,
  type FeedRow,
  type Schema,
  insertAuditEntries,
  updateFeed as storeChange,
  isWriteConflict,
  isUniqueViolation,
  lockFeed,
  updateArticleSource,
} from '@kga/db';
import type { Transaction } from 'kysely';
import type { z } from 'zod';

import { AppError } from '../../platform/errors.ts';
import { auditFeed } from './audit-feed.ts';
import { parseFeedUrl } from './feed-url.ts';
import { isOver } from './presenter.ts';
import { urlTaken } from './register-feed.ts';

type Given = z.infer<typeof contract.schema.body>;

/** Which source, and who does something to it. */
export type WhichFeed = { admin: Account; id: string };

/**
 * Has a transaction act on a source that nobody else changes meanwhile.
 *
 * @throws AppError `not_found`
 */
export async function withFeed<Result>(
  db: Database,
  { id }: WhichFeed,
  act: (trx: Transaction<Schema>, feed: FeedRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const feed = await lockFeed(trx, id);
    if (!feed) throw new AppError('not_found');
    return act(trx, feed);
  });
}

const mostTries = 3;

/**
 * Does it again where somebody else's transaction came in between: who writes the same articles at
 * this moment.
 */
export async function retryOnConflict<Result>(
  act: () => Promise<Result>,
  left = mostTries,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!isWriteConflict(error) || left <= 1) throw error;
    return retryOnConflict(act, left - 1);
  }
}

const fields = {
  url: ({ url }) => url,
  name: ({ name }) => name,
  site: ({ site_url }) => site_url,
  language: ({ language }) => language,
  category: ({ category }) => category,
  // In an order of its own: Postgres keeps that of the keys no more than JSON does.
  rules: ({ rules }) => JSON.stringify(rules.map(({ category, words }) => [category, words])),
  enabled: ({ enabled }) => (enabled ? 'yes' : 'no'),
} as const satisfies Record<string, (feed: FeedRow) => string>;

/** How much of a value the audit log shows, in UTF-16 units. */
const shownMax = 200;

/** The values that differ, as the audit log shows them; undefined where none does. */
function differences(before: FeedRow, after: FeedRow) {
  const differing = Object.entries(fields).filter(([, read]) => read(before) !== read(after));
  if (differing.length === 0) return undefined;
  const shown = (feed: FeedRow) =>
    differing
      .map(([name, read]) => `${name}: ${read(feed).slice(0, shownMax).toWellFormed()}`)
      .join('; ');
  return { before: shown(before), after: shown(after) };
}

const trustedAnew = { state: 'new', failures: 0, failing_since: null, claims: 0 } as const;

/** What is known of another address is worth nothing, nor is what a poll of it still brings. */
const forgotten = {
  ...trustedAnew,
  etag: null,
  last_modified: null,
  body_hash: null,
  ttl_seconds: null,
  lease: null,
  leased_until: null,
} as const;

/** What follows for the polls: where it is read anew, that is soon. */
function pollsAfter(before: FeedRow, after: FeedRow, isEnabled: boolean): FeedChange {
  if (after.url !== before.url) return { ...forgotten, due: true };
  if (!isEnabled) return {};
  if (isOver(before)) return { ...trustedAnew, due: true };
  return before.enabled ? {} : { due: true };
}

function applied(before: FeedRow, given: Given): FeedRow {
  return {
    ...before,
    url: given.url === undefined ? before.url : parseFeedUrl(given.url, 'url'),
    site_url:
      given.siteUrl === undefined ? before.site_url : parseFeedUrl(given.siteUrl, 'siteUrl'),
    name: given.name ?? before.name,
    language: given.language ?? before.language,
    category: given.category ?? before.category,
    rules: given.rules ?? before.rules,
    enabled: given.enabled ?? before.enabled,
  };
}

/**
 * Changes what is given of a source; enabling one that was given up has it tried again. Its articles
 * follow its name and language.
 *
 * @returns whether readers see something else
 * @throws AppError `not_found`, `validation_failed`, `conflict` where another one has its address
 */
export async function editFeed(db: Database, which: WhichFeed, given: Given): Promise<boolean> {
  const change = () => withFeed(db, which, (trx, before) => write(trx, which, before, given));
  return retryOnConflict(change).catch((error: unknown) => {
    throw isUniqueViolation(error) ? urlTaken() : error;
  });
}

async function write(
  trx: Transaction<Schema>,
  { admin }: WhichFeed,
  before: FeedRow,
  given: Given,
): Promise<boolean> {
  const after = applied(before, given);
  const triedAgain =
    given.enabled === true && isOver(before)
      ? { before: before.state, after: 'tried again' }
      : undefined;
  const change = differences(before, after) ?? triedAgain;
  if (!change) return false;
  const { url, site_url, name, language, category, enabled } = after;
  const rules = JSON.stringify(after.rules);
  const stored = { url, site_url, name, language, category, enabled, rules };
  await storeChange(trx, before.id, {
    ...stored,
    ...pollsAfter(before, after, given.enabled === true),
  });
  const done = auditFeed(admin, before.id);
  await insertAuditEntries(trx, { ...done, action: 'feed_changed', ...change });
  const isRenamed = name !== before.name || language !== before.language;
  return isRenamed && updateArticleSource(trx, before.id, after);
}

/**
 * Has a source read as soon as can be.
 *
 * @throws AppError `not_found`, `conflict` where it is not polled at all
 */
export async function pollNow(db: Database, which: WhichFeed): Promise<void> {
  await withFeed(db, which, async (trx, feed) => {
    if (!feed.enabled || isOver(feed)) throw new AppError('conflict');
    await storeChange(trx, feed.id, { due: true });
    const done = auditFeed(which.admin, feed.id);
    await insertAuditEntries(trx, { ...done, action: 'feed_poll_asked' });
  });
}
