// SPDX-License-Identifier: AGPL-3.0-or-later
import { matchLanguage } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/news';
import { newsCategories } from '@kga/contracts/news';
import type { Account } from '@kga/db/accounts';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';
import { type NewFeed, insertFeeds } from '@kga/db/news';
import type { z } from 'zod';

import { auditSubject } from '../../../accounts/presenter.ts';
import { normalizeUrl } from './create-feed.ts';
import { type OpmlSource, readOpml } from './opml.ts';

/** Invalid URLs in the response, and UTF-16 units of each. */
const refusedMax = 20;
const refusedLengthMax = 200;

const batchSize = 500;

type ImportFeeds = z.infer<typeof contracts.importFeeds.schema.body>;

const nameMax = 120;

const { name: nameSchema } = contracts.createFeed.schema.body.shape;

/** The name in one line and shortened, or the host where that is not a valid name. */
function nameOf({ name = '' }: OpmlSource, url: string): string {
  const line = name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const short = line.slice(0, nameMax).toWellFormed().trim();
  return nameSchema.safeParse(short).success ? short : new URL(url).hostname.slice(0, nameMax);
}

/** The row of a source; undefined where its URL is invalid. */
function toFeed(source: OpmlSource, defaults: ImportFeeds): NewFeed | undefined {
  const feed = normalizeUrl(source.xmlUrl);
  if (!('url' in feed)) return undefined;
  const { url } = feed;
  const site = normalizeUrl(source.htmlUrl ?? '');
  const categories = new Set(source.categories.map((each) => each.toLowerCase()));
  return {
    url,
    site_url: 'url' in site ? site.url : `${new URL(url).origin}/`,
    name: nameOf(source, url),
    language: matchLanguage(source.language ?? '') ?? defaults.language,
    category: newsCategories.find((each) => categories.has(each)) ?? defaults.category,
    rules: '[]',
    enabled: false,
  };
}

/** Adds the feeds of an OPML file, disabled. @throws AppError `validation_failed` */
export async function importFeeds(
  db: Database,
  admin: Account,
  input: ImportFeeds,
): Promise<{ added: number; known: number; refused: string[] }> {
  const refused: string[] = [];
  const feeds = new Map<string, NewFeed>();
  let valid = 0;
  for (const source of readOpml(input.opml)) {
    const feed = toFeed(source, input);
    if (feed) {
      valid += 1;
      if (!feeds.has(feed.url)) feeds.set(feed.url, feed);
    } else if (refused.length < refusedMax) {
      refused.push(source.xmlUrl.slice(0, refusedLengthMax).toWellFormed());
    }
  }
  const rows = [...feeds.values()];
  const added = await transaction(db, async (trx) => {
    let count = 0;
    for (let from = 0; from < rows.length; from += batchSize) {
      const inserted = await insertFeeds(trx, rows.slice(from, from + batchSize));
      const entries = inserted.map(({ id, url }) => ({
        ...auditSubject(admin, 'feed', id),
        action: 'feed_imported' as const,
        after: url,
      }));
      await insertAuditEntries(trx, ...entries);
      count += inserted.length;
    }
    return count;
  });
  return { added, known: valid - added, refused };
}
