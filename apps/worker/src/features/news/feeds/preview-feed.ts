// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FeedPreview } from '@kga/contracts/news';
import { claimOutbox, postponeOutbox, settleOutbox } from '@kga/db/core';
import { selectPreviewUrl, updateFeedPreview } from '@kga/db/news';

import type { Context } from '../../../platform/context.ts';
import { FetchError } from '../../../platform/fetch/fetch-error.ts';
import { type FeedAnswer, feedErrorOf, fetchFeed } from './fetch-feed.ts';
import { discoverFeeds } from './read/discover-feeds.ts';
import { FeedReadError, selectArticleItems } from './read/parsed-feed.ts';
import { readFeed } from './read/read-feed.ts';
import { parseWebUrl } from './read/web-url.ts';

type PreviewDeps = Pick<Context, 'db' | 'log' | 'fetching' | 'now'>;

type Found = Omit<FeedPreview, 'id'>;

/** Longer than fetching and reading two URLs can take. */
const leaseMs = 60_000;

/** Tries after which the preview fails. */
const maxTries = 3;

/** Pause before a retry, in milliseconds. */
const pauseMs = 5_000;

const failed = (
  fault: Found['fault'],
  status: Found['status'] = null,
  candidates: Found['candidates'] = [],
): Found => ({ state: 'failed', fault, status, candidates, feed: null });

const shownItems = 20;

/**
 * Loads the preview of a URL that an admin may add as a feed. `gone`: another worker has the job, or it
 * is settled; `waiting`: it is retried.
 */
export async function loadFeedPreview(
  deps: PreviewDeps,
  outboxId: string,
): Promise<'gone' | 'done' | 'waiting'> {
  const { db } = deps;
  const claim = await claimOutbox(db, { id: outboxId, job: 'feed.preview', leaseMs });
  if (!claim) return 'gone';
  if (!claim.payload) {
    await settleOutbox(db, claim, 'failed', 'the payload names no preview');
    return 'done';
  }
  const { previewId } = claim.payload;
  const address = await selectPreviewUrl(db, previewId);
  if (address !== undefined) {
    // With more tries, each one ended its process.
    const preview = claim.tries > maxTries ? failed('bad_answer') : await tryToLoad(deps, address);
    if (!preview && claim.tries < maxTries) {
      await postponeOutbox(db, claim, pauseMs, 'not loaded');
      return 'waiting';
    }
    await updateFeedPreview(db, previewId, preview ?? failed('bad_answer'));
  }
  await settleOutbox(db, claim, 'done');
  return 'done';
}

/** Undefined after an error on our side. */
async function tryToLoad(deps: PreviewDeps, address: string): Promise<Found | undefined> {
  try {
    return await load(deps, address);
  } catch (error) {
    deps.log.error({ err: error }, 'a preview could not be loaded');
    return undefined;
  }
}

async function load(deps: PreviewDeps, address: string): Promise<Found> {
  let candidates: Found['candidates'] = [];
  try {
    const page = await fetchAsWritten(deps, address);
    try {
      return found(await readPage(deps, page), candidates);
    } catch (error) {
      if (!(error instanceof FeedReadError) || error.reason !== 'not_a_feed') throw error;
      candidates = discoverFeeds(page.body, page);
      const [first] = candidates;
      if (!first) throw error;
      return found(await readPage(deps, await fetchPage(deps, first.url)), candidates);
    }
  } catch (error) {
    const why = feedErrorOf(error);
    if (!why) throw error;
    return failed(why.fault, why.status, candidates);
  }
}

/** A response with the URL that a feed would be polled at: temporary redirects are not followed. */
type Page = FeedAnswer & { address: string };

async function fetchPage({ fetching }: PreviewDeps, asked: string): Promise<Page> {
  const answer = await fetchFeed(asked, fetching);
  return { ...answer, address: answer.movedTo ?? parseWebUrl(asked, asked)?.href ?? asked };
}

/** Accepts URLs without a protocol, such as `example.org`. */
async function fetchAsWritten(deps: PreviewDeps, text: string): Promise<Page> {
  const address = text.trim().replace(/^feed:(\/\/)?/i, '');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return fetchPage(deps, address);
  try {
    return await fetchPage(deps, `https://${address}`);
  } catch (error) {
    // Nothing listens on the port, or it does not use TLS.
    if (!(error instanceof FetchError)) throw error;
    if (error.reason !== 'unreachable' && error.reason !== 'bad_answer') throw error;
    return fetchPage(deps, `http://${address}`);
  }
}

async function readPage({ now }: PreviewDeps, { address, url, contentType, body }: Page) {
  const feed = await readFeed(body, { url, contentType, now: now() });
  const { name, siteUrl, language } = feed;
  return {
    url: address,
    name,
    siteUrl,
    language,
    items: selectArticleItems(feed)
      .slice(0, shownItems)
      .map((item) => ({
        title: item.title,
        excerpt: item.excerpt,
        url: item.url,
        publishedAt: item.publishedAt?.toISOString() ?? null,
        dateDoubt: item.dateDoubt,
        hasPicture: item.pictureUrl !== null,
      })),
  };
}

const found = (feed: NonNullable<Found['feed']>, candidates: Found['candidates']): Found => ({
  state: 'found',
  fault: null,
  status: null,
  candidates,
  feed,
});
