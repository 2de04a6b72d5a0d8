// SPDX-License-Identifier: AGPL-3.0-or-later
import { Parser } from 'htmlparser2';

import { decodeText } from './decode-text.ts';
import { FeedReadError, NotAFeedError } from './parsed-feed.ts';
import { cutAtWord, oneLine } from './plain-text.ts';
import { parseWebUrl } from './web-url.ts';

type Found = { url: string; title: string };

/** Part of a page that is searched. */
const searchedBytes = 1_000_000;

const feedTypes = /^application\/(rss\+xml|atom\+xml|rdf\+xml|feed\+json|x-rss\+xml)\b/i;
const feedPath =
  /(\/(feed|rss|atom|rss2|feeds)\/?$)|\.(rss|atom|rdf)$|(feed|rss|atom|index)\.(xml|json)$/i;
const max = 20;

/**
 * Finds the feeds that a page declares with `link`, in its order; without any, those it links to by a URL
 * that looks like a feed. The title defaults to the URL.
 */
export function discoverFeeds(
  body: Buffer,
  { url, contentType }: { url: string; contentType: string | undefined },
): Found[] {
  const declared = new Map<string, string>();
  const linked = new Map<string, string>();
  let base = url;
  let openLink: string | undefined;
  const parser = new Parser({
    onopentag(name, { rel = '', type = '', href, title = '' }) {
      const address = parseWebUrl(href, base)?.href;
      if (address === undefined) return;
      if (name === 'base') base = address;
      if (name === 'link' && isDeclared(rel, type, address) && !declared.has(address)) {
        declared.set(address, title);
      }
      if (name === 'a') {
        const isNew = feedPath.test(new URL(address).pathname) && !linked.has(address);
        openLink = isNew ? address : undefined;
        if (isNew) linked.set(address, '');
      }
    },
    ontext(text) {
      if (openLink !== undefined) linked.set(openLink, `${linked.get(openLink) ?? ''}${text}`);
    },
    onclosetag(name) {
      if (name === 'a') openLink = undefined;
    },
  });
  parser.end(textOf(body.subarray(0, searchedBytes), contentType));
  const found = declared.size > 0 ? declared : linked;
  return Array.from(found, ([address, title]) => ({
    url: address,
    title: cutAtWord(oneLine(title), 120) || address,
  })).slice(0, max);
}

function textOf(body: Uint8Array, contentType: string | undefined): string {
  try {
    return decodeText(body, contentType, searchedBytes);
  } catch (error) {
    if (error instanceof NotAFeedError || error instanceof FeedReadError) return '';
    throw error;
  }
}

function isDeclared(rel: string, type: string, address: string): boolean {
  const relations = rel.toLowerCase().split(/\s+/);
  if (relations.includes('stylesheet')) return false;
  if (relations.includes('feed')) return true;
  if (!relations.includes('alternate')) return false;
  // A JSON document may be anything; its URL tells whether it is a feed.
  const isJsonFeed = /^application\/json\b/i.test(type) && /feed/i.test(new URL(address).pathname);
  return feedTypes.test(type) || isJsonFeed;
}
