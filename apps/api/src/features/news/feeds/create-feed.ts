// SPDX-License-Identifier: AGPL-3.0-or-later
import type * as contracts from '@kga/contracts/news';
import type { Account } from '@kga/db/accounts';
import { type Database, insertAuditEntries, insertOutboxJob, transaction } from '@kga/db/core';
import { insertFeedPreview, insertFeeds, isFeedThere } from '@kga/db/news';
import type { z } from 'zod';

import { auditSubject } from '../../../accounts/presenter.ts';
import { AppError } from '../../../platform/errors.ts';
import { createOnce } from '../../../platform/idempotency.ts';
import type { Services } from '../../../platform/services.ts';

/** Length of a stored URL in UTF-16 units. */
const urlLengthMax = 2_048;

/** A web URL in its canonical spelling, or the code of what is wrong with it. */
export function normalizeUrl(text: string): { url: string } | { code: string } {
  const url = URL.parse(text.trim());
  if (!url || url.hostname === '') return { code: 'invalid_format' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { code: 'protocol' };
  if (url.username !== '' || url.password !== '') return { code: 'credentials' };
  url.hash = '';
  return url.href.length > urlLengthMax ? { code: 'too_big' } : { url: url.href };
}

/** Normalises the URL in a field of the request. @throws AppError `validation_failed` */
export function parseFeedUrl(text: string, field: string): string {
  const result = normalizeUrl(text);
  if ('url' in result) return result.url;
  throw new AppError('validation_failed', { errors: [{ path: field, code: result.code }] });
}

export const urlTaken = () =>
  new AppError('conflict', { errors: [{ path: 'url', code: 'taken' }] });

type CreateFeed = {
  admin: Account;
  key: string | undefined;
  body: z.infer<typeof contracts.createFeed.schema.body>;
};

/**
 * Creates a feed and returns its id. Repeated with the same key, it returns the id of the first
 * call.
 * @throws AppError `validation_failed`, `conflict` where a feed of the same URL exists,
 *   `idempotency_key_reused`
 */
export async function createFeed(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { admin, key, body }: CreateFeed,
): Promise<string> {
  const exists = (id: string) => isFeedThere(db, id);
  const creation = { operation: 'add_feed', owner: admin.id, key, request: body, exists };
  return createOnce({ db, keys }, creation, async (trx) => {
    const { url, siteUrl, rules, ...rest } = body;
    const urls = { url: parseFeedUrl(url, 'url'), site_url: parseFeedUrl(siteUrl, 'siteUrl') };
    const [feed] = await insertFeeds(trx, [{ ...rest, ...urls, rules: JSON.stringify(rules) }]);
    if (!feed) throw urlTaken();
    const subject = auditSubject(admin, 'feed', feed.id);
    await insertAuditEntries(trx, { ...subject, action: 'feed_added', after: feed.url });
    return feed.id;
  });
}

/** Completes what people type, such as `example.org` or `feed://example.org`, to a URL. */
function toUrl(text: string): string {
  const url = text.replace(/^feed:(\/\/)?/i, '');
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`;
}

/**
 * Has the worker fetch what is at a URL; returns the id of the preview. The input is stored
 * unchanged, since the worker tries several readings of it.
 * @throws AppError `validation_failed`
 */
export async function requestPreview(db: Database, input: string): Promise<string> {
  const address = input.trim();
  parseFeedUrl(toUrl(address), 'address');
  return transaction(db, async (trx) => {
    const previewId = await insertFeedPreview(trx, address);
    await insertOutboxJob(trx, 'feed.preview', { previewId });
    return previewId;
  });
}
