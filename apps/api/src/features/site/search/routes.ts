// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CoveredGame } from '@kga/contracts/archive';
import { excerptAround, contentTopics, tellingWords } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/site';
import { selectGamesByIds } from '@kga/db/archive';
import type { Database } from '@kga/db/core';
import {
  type SearchHitRow,
  searchListingOf,
  selectContentLanguages,
  selectSearchHits,
} from '@kga/db/registry';
import { plainTextOf } from '@kga/server/markdown';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { presentCover } from '../../../content/present-cover.ts';
import { type SearchDeps, prepareSearch } from '../../../content/search.ts';
import { responseBody } from '../../../platform/cache/response-body.ts';
import { cachedRoute, sendCached } from '../../../platform/cache/send.ts';
import { listUrl } from '../../../platform/pagination.ts';
import type { Metrics } from '../../../platform/plugins/metrics.ts';
import { throttle } from '../../../platform/throttle.ts';

type Query = z.infer<typeof contracts.listSearchHits.schema.querystring>;

const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

/** Most searches that are cached. */
const cachedMax = 400;

/** Searches at a time, one of each kind, and those that may wait. */
const limits = { concurrent: contracts.searchKinds.length, waiting: 50 } as const;

/** A count beyond this tells readers nothing, but costs time. */
const countMax = 100;

const excerptLength = 240;

/** Milliseconds within which changes of content are one reason to read the languages in use. */
const languagesInterval = 1_000;

const urlOf = ({ limit, kind, lang, q, cursor }: Query): string =>
  listUrl(contracts.listSearchHits.url, {
    limit,
    kind,
    lang: lang?.join(','),
    q,
    cursor,
  });

const presentHit = (
  { kind, q }: Query,
  { id, path, title, text, format, language, createdAt }: SearchHitRow,
  game: CoveredGame | null,
): contracts.SearchHit => ({
  kind,
  id,
  path,
  title,
  excerpt: excerptAround(plainTextOf({ content: text, format }), tellingWords(q), excerptLength),
  language,
  createdAt: createdAt.toISOString(),
  game,
});

/** What the covers of games among hits are drawn from, by their ids. */
async function loadCovers(db: Database, kind: Query['kind'], ids: readonly string[]) {
  const games = kind === 'game' ? await selectGamesByIds(db, ids) : [];
  return new Map(games.map((row) => [row.id, presentCover(row)]));
}

type HitsDeps = SearchDeps & { metrics: Pick<Metrics, 'searches'> };

function prepareHits(deps: HitsDeps, query: Query) {
  const { kind, limit, lang, cursor } = query;
  const find = prepareSearch(deps, searchListingOf(kind), {
    url: urlOf({ ...query, cursor: undefined }),
    text: query.q,
    filter: { languages: lang },
    limit,
    cursor,
    countMax,
    relaxed: true,
  });
  return async () => {
    const { ids, match, headers } = await find();
    if (cursor === undefined) deps.metrics.searches.inc({ kind, found: match });
    const hits = await selectSearchHits(deps.db, kind, ids);
    const covers = await loadCovers(deps.db, kind, ids);
    const body = hits.map((hit) => presentHit(query, hit, covers.get(hit.id) ?? null));
    return responseBody(contracts.listSearchHits, body, { cacheControl, headers });
  };
}

export const searchRoutes: FastifyPluginAsyncZod<HitsDeps> = async (app, deps) => {
  const cache = app.createCache({ topics: ['news', ...contentTopics] });
  const hits = cache.keyed<Query>({
    name: 'search',
    max: cachedMax,
    bulkhead: bulkhead(limits.concurrent, limits.waiting),
    key: urlOf,
    prepare: (query) => prepareHits(deps, query),
  });

  app.route({
    ...contracts.listSearchHits,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, hits(request.query)),
  });

  const languages = cache.entry({
    name: 'content-languages',
    load: async () =>
      responseBody(contracts.listContentLanguages, await selectContentLanguages(deps.db), {
        cacheControl,
      }),
  });

  // Lists of everything read the languages that this finds. An api without its database starts, too.
  const readLanguages = throttle(async () => {
    try {
      await selectContentLanguages(deps.db);
    } catch (error) {
      app.log.warn({ err: error }, 'The languages in use could not be read');
    }
  }, languagesInterval);
  cache.onChange(readLanguages);
  const timer = setInterval(readLanguages, 60_000);
  app.addHook('onReady', async () => readLanguages());
  app.addHook('onClose', async () => clearInterval(timer));

  app.route({
    ...contracts.listContentLanguages,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, languages()),
  });
};
