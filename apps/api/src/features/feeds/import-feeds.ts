import {
  type importFeeds as contract,
  createFeed,
  matchLanguage,
  newsCategories,
} from '@kga/contracts';
import {
  type Account,
  type Database,
  type GivenFeed,
  insertFeeds,
  insertAuditEntries,
} from '@kga/db';
import type { z } from 'zod';

import { auditFeed } from './audit-feed.ts';
import { normalizeUrl } from './feed-url.ts';
import { type OpmlSource, readOpml } from './opml.ts';

/** How many addresses that are none are told, and how much of each. */
const told = { most: 20, length: 200 };

/** Rows of one statement. */
const batch = 500;

type Given = z.infer<typeof contract.schema.body>;

const nameMax = 120;

const { name: namePart } = createFeed.schema.body.shape;

/** One line that can be a name; else the host. */
function nameOf({ name = '' }: OpmlSource, url: string): string {
  const line = name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const short = line.slice(0, nameMax).toWellFormed().trim();
  return namePart.safeParse(short).success ? short : new URL(url).hostname.slice(0, nameMax);
}

/** A source as it is added, or undefined where its address is none. */
function feedOf(source: OpmlSource, given: Given): GivenFeed | undefined {
  const feed = normalizeUrl(source.xmlUrl);
  if (!('address' in feed)) return undefined;
  const { address: url } = feed;
  const site = normalizeUrl(source.htmlUrl ?? '');
  const named = new Set(source.categories.map((each) => each.toLowerCase()));
  return {
    url,
    site_url: 'address' in site ? site.address : `${new URL(url).origin}/`,
    name: nameOf(source, url),
    language: matchLanguage(source.language ?? '') ?? given.language,
    category: newsCategories.find((each) => named.has(each)) ?? given.category,
    rules: '[]',
    enabled: false,
  };
}

/**
 * Adds the sources of an OPML file, disabled: what is read is an admin's choice of each.
 *
 * @throws AppError `validation_failed`
 */
export async function importFeeds(
  db: Database,
  admin: Account,
  given: Given,
): Promise<{ added: number; known: number; refused: string[] }> {
  const refused: string[] = [];
  const feeds = new Map<string, GivenFeed>();
  let good = 0;
  for (const source of readOpml(given.opml)) {
    const feed = feedOf(source, given);
    if (feed) {
      good += 1;
      if (!feeds.has(feed.url)) feeds.set(feed.url, feed);
    } else if (refused.length < told.most) {
      refused.push(source.xmlUrl.slice(0, told.length).toWellFormed());
    }
  }
  const added = await db.transaction().execute(async (trx) => {
    const rows = [...feeds.values()];
    let count = 0;
    for (let from = 0; from < rows.length; from += batch) {
      const stored = await insertFeeds(trx, rows.slice(from, from + batch));
      const entries = stored.map(({ id, url }) => ({
        ...auditFeed(admin, id),
        action: 'feed_imported',
        after: url,
      }));
      await insertAuditEntries(trx, ...entries);
      count += stored.length;
    }
    return count;
  });
  return { added, known: good - added, refused };
}
