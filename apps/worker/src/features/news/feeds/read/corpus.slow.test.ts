// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { FakeProvider } from '../../../../testing/fake-provider.ts';
import { type Check, checksOf, harmlessChecks } from '../../../../testing/feed-assertions.ts';
import { feedCases } from '../../../../testing/feed-cases.ts';
import {
  type CorpusEntry,
  feedCorpus,
  readServed,
  serveCorpus,
} from '../../../../testing/feed-corpus.ts';
import { type FeedFacts, feedFacts } from '../../../../testing/feed-facts.ts';
import type { ParsedFeed } from './parsed-feed.ts';

const corpus = feedCorpus();
const feeds = corpus?.filter(({ isAttack }) => !isAttack) ?? [];

let host: FakeProvider;
beforeAll(async () => {
  host = await serveCorpus([...(corpus ?? []), ...feedCases]);
});
afterAll(() => host.close());

test.skipIf(!corpus)('reads every feed of the corpus', { timeout: 300_000 }, async () => {
  const entries = feeds.map((entry) => ({ ...entry, facts: feedFacts[entry.file] ?? {} }));
  const { parsed, checked, notKept } = await readAll(entries);
  expect(
    Object.keys(feedFacts).filter((file) => !feeds.some((entry) => entry.file === file)),
  ).toEqual([]);
  expect(checked).toBeGreaterThan(300);
  process.stderr.write(
    `feeds: ${parsed} of ${feeds.length} parsed, ${checked} assertions hold, ${notKept} are of what is not kept\n`,
  );
});

test('reads a feed of each kind of fault', { timeout: 60_000 }, async () => {
  const { parsed, checked } = await readAll(feedCases);
  const refused = feedCases.filter(({ facts }) => 'fault' in facts);
  expect(parsed).toBe(feedCases.length - refused.length);
  process.stderr.write(`feeds: ${feedCases.length} cases, ${checked} assertions hold\n`);
});

/** Reads feeds and checks what is known of them. */
async function readAll(entries: readonly (CorpusEntry & { facts: FeedFacts })[]) {
  let notKept = 0;
  let parsed = 0;
  let checked = 0;
  for (const entry of entries) {
    const { file, facts } = entry;
    // One at a time: each has its thread's two seconds for itself.
    // oxlint-disable-next-line no-await-in-loop
    const { feed, fault, body, text } = await readServed(host, file);
    expect(fault, file).toBe('fault' in facts ? facts.fault : undefined);
    if (!feed) continue;
    parsed += 1;
    const asserted = checksOf(entry.assertion, feed, { origin: host.url, body, text: text() });
    notKept += asserted.unknown.length;
    const harmless = itemChecks(feed);
    const checks = [...harmless, ...factChecks(entry, facts, feed), ...asserted.checks];
    checkAll(file, checks);
    checked += checks.length - harmless.length;
  }
  return { parsed, checked, notKept };
}

function checkAll(file: string, checks: Check[]): void {
  for (const { what, found, expected } of checks) {
    expect(found, `${file}: ${what}`).toEqual(expected);
  }
}

function itemChecks({ siteUrl, items }: ParsedFeed): Check[] {
  const addresses = items.flatMap(({ url, canonicalUrl, pictureUrl }) => [
    url,
    canonicalUrl,
    pictureUrl,
  ]);
  return [
    ...harmlessChecks(
      items.map(({ title, excerpt, html }) => ({ title, excerpt, html })),
      [siteUrl, ...addresses],
    ),
    { what: 'guids', found: new Set(items.map(({ guid }) => guid)).size, expected: items.length },
    { what: 'empty guids', found: items.some(({ guid }) => guid === ''), expected: false },
  ];
}

/** What the table says of a file, and how many items a search counts where the table does not. */
function factChecks(entry: CorpusEntry, facts: FeedFacts, feed: ParsedFeed): Check[] {
  if ('fault' in facts) return [];
  const { count = entry.items || undefined, items = [], ...own } = facts;
  const told = (value: unknown) =>
    typeof value === 'string' ? value.replace('{origin}', host.url) : value;
  const fields = new Map<string, unknown>(Object.entries(feed));
  const counted =
    count === undefined ? [] : [{ what: 'items', found: feed.items.length, expected: count }];
  return [
    ...counted,
    ...Object.entries(own).map(([field, value]) => ({
      what: field,
      found: fields.get(field),
      expected: told(value),
    })),
    ...items.flatMap((item, index) => {
      const found = new Map<string, unknown>(Object.entries(feed.items[index] ?? {}));
      return Object.entries(item).map(([field, value]) => ({
        what: `item ${index}, ${field}`,
        found: asTime(found.get(field)),
        expected: told(value),
      }));
    }),
  ];
}

const asTime = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
