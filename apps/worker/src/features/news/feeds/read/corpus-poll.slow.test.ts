// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { FakeProvider } from '../../../../testing/fake-provider.ts';
import { harmlessChecks } from '../../../../testing/feed-assertions.ts';
import { feedCorpus, readServed, serveCorpus } from '../../../../testing/feed-corpus.ts';
import { feedFacts } from '../../../../testing/feed-facts.ts';
import { type FeedFixture, createFeedFixture } from '../../../../testing/feed-fixture.ts';
import { type ParsedFeed, selectArticleItems } from './parsed-feed.ts';

const corpus = feedCorpus();

let on: FeedFixture;
let host: FakeProvider;
beforeAll(async () => {
  [on, host] = await Promise.all([createFeedFixture(), serveCorpus(corpus ?? [])]);
});
afterAll(() => Promise.all([on.close(), host.close()]));

/** Polls a source of the corpus. */
const poll = (id: string) => on.poll(id, { fetching: { allowHosts: [new URL(host.url).host] } });

/** The articles of a feed, none where it has only items that cannot become articles. */
const articlesOf = (feed: ParsedFeed | undefined) =>
  feed ? selectArticleItems({ ...feed, entries: 0 }) : [];

async function itemsOf(feedId: string) {
  return on.services.database.db
    .selectFrom('feed_item')
    .select(['title', 'excerpt', 'html', 'url', 'picture_source', 'published_at'])
    .where('feed_id', '=', feedId)
    .execute();
}

test.skipIf(!corpus)('takes over every feed of the corpus', { timeout: 300_000 }, async () => {
  let polled = 0;
  let kept = 0;
  let read = 0;
  for (const { file, isAttack } of corpus ?? []) {
    // One at a time: each has its thread's two seconds for itself.
    // oxlint-disable no-await-in-loop
    const id = await on.add(`${host.url}/${file}`);
    const { feed } = await readServed(host, file);
    const articles = articlesOf(feed);
    const isFaulty =
      isAttack ||
      'fault' in (feedFacts[file] ?? {}) ||
      ((feed?.entries ?? 0) > 0 && articles.length === 0);
    const expected = articles.length > 0 ? 'changed' : 'unchanged';
    expect(await poll(id), file).toBe(isFaulty ? 'failing' : expected);
    const items = await itemsOf(id);
    expect(items.map(({ title }) => title).toSorted(), file).toEqual(
      articles.map(({ title }) => title).toSorted(),
    );
    const checks = harmlessChecks(
      items.map(({ title, excerpt, html }) => ({ title, excerpt, html })),
      items.flatMap(({ url, picture_source }) => [url, picture_source]),
    );
    for (const check of checks)
      expect(check.found, `${file}: ${check.what}`).toEqual(check.expected);
    expect(
      items.filter(({ published_at }) => published_at > new Date()),
      file,
    ).toEqual([]);
    await on.pass();
    expect(await poll(id), file).toBe(isFaulty ? 'failing' : 'unchanged');
    // oxlint-enable no-await-in-loop
    polled += isFaulty ? 0 : 1;
    kept += items.length;
    read += feed?.items.length ?? 0;
  }
  process.stderr.write(
    `feeds: ${polled} of ${corpus?.length} taken over, ${kept} of ${read} items\n`,
  );
});
