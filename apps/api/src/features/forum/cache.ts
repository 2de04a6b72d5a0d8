import { type Language, listReplies } from '@kga/contracts';
import type { Database } from '@kga/db';

import type { EncodedResponse, ResponseBody } from '../../platform/cache/encoded-response.ts';
import { createListCache } from '../../platform/cache/list-cache.ts';
import { type ResponseCache, createResponseCache } from '../../platform/cache/response-cache.ts';
import { createSemaphore } from '../../platform/cache/semaphore.ts';
import { AppError } from '../../platform/errors.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { throttle } from '../../platform/throttle.ts';
import {
  type RepliesQuery,
  addressOf as addressOfReplies,
  loadReplies,
  pageAt,
} from './load-replies.ts';
import {
  type PostsQuery,
  addressOf,
  loadCategories,
  loadPost,
  loadPosts,
  placeOf,
} from './load.ts';
import { createMentions } from './mentions.ts';

/** How many answers of each kind are kept. */
const kept = { categories: 6, firstPages: 100, otherPages: 100, posts: 500, replies: 500 } as const;

/** Bytes of each kind, kept together with their encodings. */
const bytesMax = 32 * 1_024 ** 2;

/**
 * Loads at a time: who asks for everything leaves the database to the others, and who searches
 * leaves it to those who read.
 */
const loadsMax = { firstPages: 2, otherPages: 2, posts: 3 } as const;

/** So many wait for their turn; all first pages that are kept may be made anew at once. */
const waitingMax = 50;

/** Without text it says that there is nothing for readers. */
const isSomething = ({ text }: ResponseBody): boolean => text !== '';

/** What the addresses of a post's replies begin with. */
const repliesTo = (id: string): string => `${listReplies.url.replace(':id', id)}?`;

/** The answers about the forum, kept in memory. */
export function createForumReads({
  db,
  metrics,
  publicOrigin,
  changesMs,
}: {
  db: Database;
  metrics: Metrics;
  publicOrigin: string;
  changesMs: number;
}) {
  const keep = (
    read: string,
    max: number,
    isKept: (content: ResponseBody) => boolean = () => true,
  ) =>
    createResponseCache({
      max,
      bytesMax,
      isKept,
      onRefresh: (outcome) => metrics.cacheRefreshes.inc({ read, outcome }),
    });
  const categories = keep('forum', kept.categories);
  const firstPages = keep('forum-category', kept.firstPages);
  const otherPages = keep('forum-page', kept.otherPages);
  const posts = keep('forum-post', kept.posts, isSomething);
  const replies = keep('forum-replies', kept.replies, isSomething);
  const inTurn = createSemaphore(
    loadsMax.firstPages,
    kept.categories + kept.firstPages + waitingMax,
  );
  const amongPages = createSemaphore(loadsMax.otherPages, waitingMax);
  const amongPosts = createSemaphore(loadsMax.posts, waitingMax);
  const mentionsIn = createMentions(publicOrigin);
  const list = createListCache<PostsQuery>({
    first: { reads: firstPages, gate: inTurn },
    others: { reads: otherPages, gate: amongPages },
    addressOf,
    prepare(query) {
      const after = placeOf(query);
      return () => loadPosts(db, query, after);
    },
  });
  const hot = () => [...categories.all(), ...firstPages.all()].map(([, read]) => read);

  const takeIn = throttle(async () => {
    for (const [, read] of otherPages.all()) read.invalidate();
    await Promise.all(hot().map((read) => read.refresh()));
  }, changesMs);

  /** @throws AppError `not_found` where there is nothing for readers */
  async function found(
    reads: ResponseCache,
    name: string,
    load: () => Promise<ResponseBody>,
  ): Promise<EncodedResponse> {
    const answer = await reads.get(name, () => amongPosts(load));
    if (!isSomething(answer.content)) throw new AppError('not_found');
    return answer;
  }

  return {
    categories: (language: Language): EncodedResponse | Promise<EncodedResponse> =>
      categories.get(language, () => inTurn(() => loadCategories(db, language))),

    /** Posts of the categories. */
    list,

    post(name: string): Promise<EncodedResponse> {
      const id = name.toLowerCase();
      return found(posts, id, () => loadPost(db, { id, mentionsIn }));
    },

    async replies(given: RepliesQuery): Promise<EncodedResponse> {
      const query = { ...given, id: given.id.toLowerCase() };
      const asked = pageAt(query);
      return found(replies, addressOfReplies(query), () =>
        loadReplies(db, { query, asked, mentionsIn }),
      );
    },

    /** Makes what many ask for anew before it is too old to be sent. */
    renew(): void {
      for (const read of hot()) read.renew();
    },

    /** Takes in that a post or its replies changed, or where none is told, that any may have. */
    changed(told?: string): void {
      const id = told?.toLowerCase();
      for (const [name, read] of posts.all()) {
        if (id === undefined || name === id) read.invalidate();
      }
      for (const [name, read] of replies.all()) {
        if (id === undefined || name.startsWith(repliesTo(id))) read.invalidate();
      }
      takeIn();
    },
  };
}
