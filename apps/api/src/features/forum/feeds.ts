// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Author, TextFormat } from '@kga/contracts/content';
import { type Language, campaign, excerptOf, forumReplyPath, pathTo } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/forum';
import type { Database } from '@kga/db/core';
import { selectNewestPosts, selectPost, selectReplies } from '@kga/db/forum';
import { plainTextOf } from '@kga/server/markdown';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { bareText } from '../../content/texts.ts';
import { atomFeed, feedMax } from '../../platform/atom-feed.ts';
import { notFound, textBody } from '../../platform/cache/response-body.ts';
import { cachedRoute, sendCached } from '../../platform/cache/send.ts';
import type { LoadResult } from '../../platform/cache/swr-entry.ts';
import { xmlText } from '../../platform/file-formats.ts';
import { listUrl } from '../../platform/pagination.ts';
import { cacheControl } from './load.ts';
import { categoryTexts, isRemoved, presentPost, presentReply } from './presenter.ts';

type FeedQuery = z.infer<typeof contracts.getForumFeed.schema.querystring>;

const feedUrl = ({ category, lang }: FeedQuery): string =>
  listUrl(contracts.getForumFeed.url, { category, lang });

const threadFeedUrl = (id: string): string => contracts.getThreadFeed.url.replace(':id', id);

/** UTF-16 units of a text in an entry. */
const summaryLength = 1_000;

type Written = {
  id: string;
  title: string;
  content: string;
  format: TextFormat;
  language: Language;
  author: Author | null;
  createdAt: string;
  editedAt: string | null;
};

const plain = (value: string) => ({ value: xmlText(value), type: 'text' as const });

const nameOf = (author: Author | null): string =>
  author === null ? campaign.brand : (author.displayName ?? author.shortId);

const entryOf = (item: Written, url: string) => ({
  id: `urn:uuid:${item.id}`,
  title: plain(item.title),
  authors: [{ name: xmlText(nameOf(item.author)) }],
  published: new Date(item.createdAt),
  updated: new Date(item.editedAt ?? item.createdAt),
  summary: plain(excerptOf(plainTextOf(item), summaryLength)),
  links: [{ href: url, rel: 'alternate' }],
  xml: { lang: item.language },
});

/** The newest posts in a language, of a category or of all, as Atom. */
async function loadForumFeed(
  db: Database,
  { category, lang }: FeedQuery,
  publicOrigin: string,
): Promise<LoadResult> {
  const posts = await selectNewestPosts(db, { category, language: lang, limit: feedMax });
  const name = category && categoryTexts(lang)[category].name;
  const feed = atomFeed(
    posts.map((row) =>
      entryOf(presentPost(row, bareText), publicOrigin + pathTo('forumPost', { id: row.id })),
    ),
    {
      title: [campaign.brand, 'Forum', name].filter((part) => part !== undefined).join(' · '),
      language: lang,
      publicOrigin,
      path: feedUrl({ category, lang }),
      pagePath: category ? pathTo('forumCategory', { id: category }) : pathTo('forum'),
    },
  );
  return textBody('application/atom+xml', feed, { cacheControl });
}

/** The newest replies of a post as Atom. */
async function loadThreadFeed(db: Database, id: string, publicOrigin: string): Promise<LoadResult> {
  const row = await selectPost(db, id);
  if (!row || row.deleted_at !== null) return notFound;
  const replies = await selectReplies(db, row.id, { last: true, limit: feedMax });
  const feed = atomFeed(
    replies
      .filter((reply) => !isRemoved(reply))
      .map((reply) =>
        entryOf(
          { ...presentReply(reply, bareText), title: `Re: ${row.title}` },
          publicOrigin + forumReplyPath(row.id, reply.id),
        ),
      ),
    {
      title: `${campaign.brand} · ${row.title}`,
      language: row.language,
      publicOrigin,
      path: threadFeedUrl(row.id),
      pagePath: pathTo('forumPost', { id: row.id }),
    },
  );
  return textBody('application/atom+xml', feed, { cacheControl });
}

/** Most feeds that are cached, and loads that may wait. */
const max = { feeds: 100, threads: 500, waiting: 50 } as const;

const config = { ...cachedRoute, mediaType: 'application/atom+xml' } as const;

export const forumFeedRoutes: FastifyPluginAsyncZod<{
  db: Database;
  publicOrigin: string;
}> = async (app, { db, publicOrigin }) => {
  const cache = app.createCache({ topics: ['forum'] });
  const limit = bulkhead(2, max.waiting);
  const feeds = cache.keyed<FeedQuery>({
    name: 'forum-feed',
    max: max.feeds,
    bulkhead: limit,
    key: feedUrl,
    prepare: (query) => () => loadForumFeed(db, query, publicOrigin),
  });
  const threadFeeds = cache.keyed<string>({
    name: 'forum-thread-feed',
    max: max.threads,
    bulkhead: limit,
    key: (id) => id,
    prepare: (id) => () => loadThreadFeed(db, id, publicOrigin),
  });

  app.route({
    ...contracts.getForumFeed,
    config,
    handler: (request, reply) => sendCached(request, reply, feeds(request.query)),
  });

  app.route({
    ...contracts.getThreadFeed,
    config,
    handler: (request, reply) => sendCached(request, reply, threadFeeds(request.params.id)),
  });
};
