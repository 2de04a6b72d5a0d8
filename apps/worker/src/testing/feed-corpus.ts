// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { decodeText } from '../features/news/feeds/read/decode-text.ts';
import { FeedReadError } from '../features/news/feeds/read/parsed-feed.ts';
import { feedMaxBytes, readFeed } from '../features/news/feeds/read/read-feed.ts';
import { fetchSafely } from '../platform/fetch/fetch-safely.ts';
import { type FakeProvider, startFakeProvider } from './fake-provider.ts';

const folder = join(import.meta.dirname, '../../../../../shared/data/feeds');

const manifest = z.array(
  z.object({
    file: z.string(),
    items_regex: z.optional(z.int()),
    expect: z.nullish(
      z.object({
        feedparser_assertion: z.optional(z.string()),
        http_headers: z.optional(z.array(z.string())),
      }),
    ),
  }),
);

export type CorpusEntry = {
  file: string;
  /** Whether it is one that would have a careless reader do something. */
  isAttack: boolean;
  /** How many items a plain search counts; zero may only mean that they are written otherwise. */
  items: number;
  /** What the file's own authors assert, as they write it. */
  assertion: string | undefined;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

/** Feeds that other parsers are tested with; undefined, said aloud, where they are not at hand. */
export function feedCorpus(): CorpusEntry[] | undefined {
  const list = join(folder, 'manifest.json');
  if (!existsSync(list)) {
    process.stderr.write('SKIPPED: there are no feeds in ../shared/data/feeds\n');
    return undefined;
  }
  const entries = manifest.parse(JSON.parse(readFileSync(list, 'utf8')));
  return entries.map(({ file, items_regex: items = 0, expect }) => ({
    file,
    isAttack: file.startsWith('bombs/'),
    items,
    assertion: expect?.feedparser_assertion,
    headers: Object.fromEntries(
      (expect?.http_headers ?? []).map((line) => {
        const [name = '', value = ''] = line.split(/:\s*/, 2);
        return [name.toLowerCase(), value] as const;
      }),
    ),
    body: readFileSync(join(folder, file)),
  }));
}

/** A host on loopback that serves each file at `/` and its name. */
export function serveCorpus(entries: readonly CorpusEntry[]): Promise<FakeProvider> {
  const served = new Map(entries.map((entry) => [`/${entry.file}`, entry]));
  return startFakeProvider((request, response) => {
    const entry = served.get(decodeURI(request.url ?? ''));
    if (entry) response.writeHead(200, { ...entry.headers }).end(entry.body);
    else response.writeHead(404).end();
  });
}

/** Asks for a file of the corpus and reads it, as a poll does. */
export async function readServed(host: FakeProvider, file: string) {
  const { body, url, headers } = await fetchSafely(`${host.url}/${file}`, {
    accept: '*/*',
    maxBytes: feedMaxBytes,
    timeoutMs: 15_000,
    allowHosts: [new URL(host.url).host],
  });
  const contentType = headers['content-type']?.toString();
  const text = () => decodeText(body, contentType, feedMaxBytes);
  try {
    return { body, text, feed: await readFeed(body, { url, contentType, now: new Date() }) };
  } catch (error) {
    if (error instanceof FeedReadError) return { body, text, fault: error.reason };
    throw error;
  }
}
