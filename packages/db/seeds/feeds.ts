// SPDX-License-Identifier: AGPL-3.0-or-later
import { v7 as uuidv7 } from 'uuid';

import type { Database, Transaction } from '../src/core/client.ts';
import { deleteFeed, lockFeedDeletion } from '../src/news/feeds/delete-feed.ts';
import { demonstrationFeeds } from './demonstration-feeds.ts';
import { type SeededFeed, outsideFeeds } from './outside-feeds.ts';

/** Seconds between the first polls of the demonstration, whose outlets write every half hour. */
const demonstrationPollSeconds = 300;
const demonstrationMark = 'demonstration:';

/**
 * Seeds sources of news, each once for all: `feed_seed` remembers what was seeded, so that a source
 * which an admin changed stays as it is, and one which an admin removed stays away. The real ones are
 * disabled until an admin chooses them.
 *
 * `demonstrationOrigin` is where the stand-in host answers. Its sources are enabled; at another
 * address than before they move there. Without it the demonstration is removed with its articles.
 *
 * @returns how many were added
 */
export async function seedFeeds(
  db: Database,
  { demonstrationOrigin }: { demonstrationOrigin?: string | undefined } = {},
): Promise<{ added: number }> {
  return db.transaction().execute(async (trx) => {
    let added = 0;
    for (const source of outsideFeeds) {
      if (await seedOnce(trx, source.url, { ...source, enabled: false })) added += 1;
    }
    if (demonstrationOrigin === undefined) {
      await removeDemonstration(trx);
      return { added };
    }
    for (const { key, ...source } of demonstrationFeeds(demonstrationOrigin)) {
      const mark = `${demonstrationMark}${key}`;
      const pollSeconds = demonstrationPollSeconds;
      if (await seedOnce(trx, mark, { ...source, enabled: true, pollSeconds })) added += 1;
      else await moveTo(trx, mark, source);
    }
    return { added };
  });
}

async function seedOnce(
  trx: Transaction,
  key: string,
  source: SeededFeed & { enabled: boolean; pollSeconds?: number },
): Promise<boolean> {
  const first = await trx
    .insertInto('feed_seed')
    .values({ key, feed_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!first) return false;
  const { url, siteUrl, rules = [], pollSeconds, ...same } = source;
  const added = await trx
    .insertInto('feed')
    .values({
      ...same,
      id: uuidv7(),
      url,
      site_url: siteUrl,
      rules: JSON.stringify(rules),
      ...(pollSeconds !== undefined && { poll_seconds: pollSeconds }),
    })
    // An admin was quicker.
    .onConflict((conflict) => conflict.column('url').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await trx.updateTable('feed_seed').set({ feed_id: added.id }).where('key', '=', key).execute();
  return true;
}

/** The host has another port than the last time; an address that an admin wrote stays. */
async function moveTo(trx: Transaction, key: string, { url, siteUrl }: SeededFeed): Promise<void> {
  await trx
    .updateTable('feed')
    .set({ url, site_url: siteUrl, etag: null, last_modified: null, due_at: new Date() })
    .where('id', 'in', (query) =>
      query.selectFrom('feed_seed').select('feed_seed.feed_id').where('key', '=', key),
    )
    .where('url', 'like', `http://localhost:%${new URL(url).pathname}`)
    .where((build) =>
      build.not(
        build.exists(
          build.selectFrom('feed as same').select('same.id').where('same.url', '=', url),
        ),
      ),
    )
    .execute();
}

/** Takes it away with its articles; a later start with a host adds it again. */
async function removeDemonstration(trx: Transaction): Promise<void> {
  await lockFeedDeletion(trx);
  const sources = await trx
    .deleteFrom('feed_seed')
    .where('key', 'like', `${demonstrationMark}%`)
    .returning('feed_id')
    .execute();
  for (const { feed_id: id } of sources) {
    if (id === null) continue;
    await trx.selectFrom('feed').select('id').where('id', '=', id).forUpdate().execute();
    await deleteFeed(trx, id);
  }
}
