import type { FeedPreview } from '@kga/contracts';
import {
  type Database,
  claimOutbox,
  postponeOutbox,
  selectPreviewUrl,
  updateFeedPreview,
  settleOutbox,
} from '@kga/db';

import { FetchError } from '../../platform/fetch/fetch-error.ts';
import type { SafeFetchOptions } from '../../platform/fetch/fetch-safely.ts';
import type { Log } from '../../platform/log.ts';
import { type FeedAnswer, feedErrorOf, fetchFeed } from './fetch-feed.ts';
import { discoverFeeds } from './read/discover-feeds.ts';
import { FeedReadError } from './read/parsed-feed.ts';
import { selectArticleItems } from './read/parsed-feed.ts';
import { readFeed } from './read/read-feed.ts';
import { parseWebUrl } from './read/web-url.ts';

export type PreviewDeps = {
  db: Database;
  log: Log;
  fetching: Pick<SafeFetchOptions, 'allowHosts'>;
  now: () => Date;
};

type Found = Omit<FeedPreview, 'id'>;

/** Longer than two addresses take to be asked and read. */
const leaseMs = 60_000;

/** After so many the admin is told that nothing can be made of it. */
const mostTries = 3;

/** Before it is tried again, in milliseconds. */
const pauseMs = 5_000;

const unreadable: Found = {
  state: 'failed',
  fault: 'bad_answer',
  status: null,
  candidates: [],
  feed: null,
};

/** Items that are shown, the first ones. */
const shownItems = 20;

/**
 * Looks what is at an address that an admin would add, by its row of the outbox. `gone`: another
 * worker has it, or it is settled; `waiting`: it is tried again.
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
    // Beyond, it ended its process each time.
    const seen = claim.tries > mostTries ? unreadable : await tryToLook(deps, address);
    if (!seen && claim.tries < mostTries) {
      await postponeOutbox(db, claim, pauseMs, 'not looked up');
      return 'waiting';
    }
    await updateFeedPreview(db, previewId, seen ?? unreadable);
  }
  await settleOutbox(db, claim, 'done');
  return 'done';
}

/** What is there; undefined where it cannot be told for a reason that is none of the address's. */
async function tryToLook(deps: PreviewDeps, address: string): Promise<Found | undefined> {
  try {
    return await look(deps, address);
  } catch (error) {
    deps.log.error({ err: error }, 'an address could not be looked up');
    return undefined;
  }
}

async function look(deps: PreviewDeps, address: string): Promise<Found> {
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
    const { fault, status = null } = why;
    return { state: 'failed', fault, status, candidates, feed: null };
  }
}

/** An answer with the address at which a source would be asked: a passing redirect is none of it. */
type Page = FeedAnswer & { address: string };

async function fetchPage({ fetching }: PreviewDeps, asked: string): Promise<Page> {
  const answer = await fetchFeed(asked, fetching);
  return { ...answer, address: answer.movedTo ?? parseWebUrl(asked, asked)?.href ?? asked };
}

/** People write addresses as they say them: `example.org`. */
async function fetchAsWritten(deps: PreviewDeps, text: string): Promise<Page> {
  const address = text.trim().replace(/^feed:(\/\/)?/i, '');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return fetchPage(deps, address);
  try {
    return await fetchPage(deps, `https://${address}`);
  } catch (error) {
    // Where nobody listens, or somebody who knows no TLS.
    if (!(error instanceof FetchError)) throw error;
    if (error.reason !== 'unreachable' && error.reason !== 'bad_answer') throw error;
    return fetchPage(deps, `http://${address}`);
  }
}

async function readPage(
  { now }: PreviewDeps,
  { address, url, contentType, body }: Page,
): Promise<NonNullable<Found['feed']>> {
  const { name, siteUrl, language, items } = await readFeed(body, { url, contentType, now: now() });
  return {
    url: address,
    name,
    siteUrl,
    language,
    items: selectArticleItems(items)
      .slice(0, shownItems)
      .map((item) => ({
        title: item.title,
        excerpt: item.excerpt,
        url: item.url,
        publishedAt: item.publishedAt?.toISOString() ?? null,
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
