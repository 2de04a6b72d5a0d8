// SPDX-License-Identifier: AGPL-3.0-or-later
import { shortGameName } from '@kga/contracts/archive';
import {
  type PetitionRegion,
  campaign,
  isSearchable,
  pathTo,
  petitionPath,
  regionsNamedIn,
  withMostWords,
} from '@kga/contracts/core';
import { claimLimitOf } from '@kga/contracts/legal';
import * as contracts from '@kga/contracts/site';
import { seededGameId, selectGamesNamedBy } from '@kga/db/archive';
import type { Database } from '@kga/db/core';
import {
  petitionTitles,
  selectAnyPetition,
  selectAreaShares,
  selectPetitions,
} from '@kga/db/petitions';
import { readCommitments, readRecords } from '@kga/legal';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';

import { presentLinkedGame } from '../../../content/present-cover.ts';
import { responseBody } from '../../../platform/cache/response-body.ts';
import { cachedRoute, sendCached } from '../../../platform/cache/send.ts';
import { listUrl } from '../../../platform/pagination.ts';

type Query = z.infer<typeof contracts.listSearchSuggestions.schema.querystring>;
type Suggestion = contracts.SearchSuggestion;
type SuggestionOf<Kind extends Suggestion['kind']> = Extract<Suggestion, { kind: Kind }>;

const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

/** Most of each kind. */
const max = { games: 4, countries: 2, petitions: 3, promises: 3 } as const;

/** Searches that are cached, and those that may be answered at a time and wait. */
const limits = { cached: 400, concurrent: 2, waiting: 50 } as const;

const records = readRecords();
const promises = readCommitments();

async function findGames(db: Database, q: string) {
  const { games, named } = await selectGamesNamedBy(db, q, max.games);
  const suggestions = games.map((row) => ({
    kind: 'game' as const,
    path: pathTo('archiveGame', { id: row.id }),
    game: presentLinkedGame(row),
  }));
  return { suggestions, names: games.filter(({ id }) => named.has(id)).map(({ name }) => name) };
}

/** A text without the names of games, whose words may be those of countries, such as `Club Penguin Island`. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => {
    const short = shortGameName(name).toLowerCase();
    const at = rest.toLowerCase().indexOf(short);
    return at === -1 ? rest : `${rest.slice(0, at)} ${rest.slice(at + short.length)}`;
  }, text);

/** The counts of the main petition by country. */
async function selectMainCounts(db: Database) {
  const main = await selectAnyPetition(db, campaign.petition);
  const shares = main && main.status !== 'draft' ? await selectAreaShares(db, main) : [];
  return new Map(
    shares.map(({ code, count, percentage, threshold }) => [
      code,
      { countryCode: code, totalCount: count, percentage, treshold: threshold },
    ]),
  );
}

async function findCountries(
  db: Database,
  regions: readonly PetitionRegion[],
): Promise<SuggestionOf<'country'>[]> {
  if (regions.length === 0) return [];
  const counts = await selectMainCounts(db);
  return regions.slice(0, max.countries).map((region) => {
    const count = counts.get(region) ?? null;
    const record = records.find(({ id }) => id === region);
    return {
      kind: 'country',
      path:
        count === null
          ? petitionPath(region.toLowerCase())
          : `${petitionPath(campaign.petition)}?country=${region}`,
      region,
      count,
      law: record ? { id: record.id, claimLimit: claimLimitOf(record) } : null,
    };
  });
}

async function findPetitions(
  db: Database,
  q: string,
  named: readonly PetitionRegion[],
): Promise<SuggestionOf<'petition'>[]> {
  const page = { limit: max.petitions, after: undefined };
  const { petitions } = await selectPetitions(db, { text: q.trim(), named }, page);
  return petitions.flatMap((row) =>
    row.status === 'draft'
      ? []
      : {
          kind: 'petition',
          path: petitionPath(row.slug),
          petition: {
            id: row.slug,
            region: row.region,
            language: row.language,
            status: row.status,
            signatureCount: row.signature_count,
            atLeast: row.at_least ?? false,
            titles: petitionTitles(row),
          },
        },
  );
}

/** Those about a game that is named, and those with the words. */
function findPromises(
  { q, lang }: Query,
  games: readonly SuggestionOf<'game'>[],
): SuggestionOf<'promise'>[] {
  const named = new Set(games.map(({ game }) => game.id));
  const aboutGames = promises.filter(
    ({ game }) => game !== undefined && named.has(seededGameId(game)),
  );
  const withWords = withMostWords(promises, q, ({ title, who }) =>
    [title[lang], title.en, who].join(' '),
  );
  return [...new Set([...aboutGames, ...withWords])]
    .slice(0, max.promises)
    .map(({ id, who, whoKind, title, status, due }) => ({
      kind: 'promise',
      path: `${pathTo('commitments')}#${id}`,
      promise: { id, who, whoKind, title, status, due },
    }));
}

async function findSuggestions(db: Database, query: Query): Promise<Suggestion[]> {
  if (!isSearchable(query.q)) return [];
  const { suggestions: games, names } = await findGames(db, query.q);
  const regions = regionsNamedIn(withoutNames(query.q, names)).filter(
    (region) => region !== 'international',
  );
  const [countries, petitions] = await Promise.all([
    findCountries(db, regions),
    findPetitions(db, query.q, regions),
  ]);
  return [...games, ...countries, ...petitions, ...findPromises(query, games)];
}

/** Games, countries, petitions and promises that a search names. */
export const suggestionRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  const cache = app.createCache({ topics: ['petition', 'archive'] });
  const suggestions = cache.keyed<Query>({
    name: 'search-suggestions',
    max: limits.cached,
    bulkhead: bulkhead(limits.concurrent, limits.waiting),
    key: ({ q, lang }) => listUrl(contracts.listSearchSuggestions.url, { q, lang }),
    prepare: (query) => async () =>
      responseBody(contracts.listSearchSuggestions, await findSuggestions(db, query), {
        cacheControl,
      }),
  });

  app.route({
    ...contracts.listSearchSuggestions,
    config: cachedRoute,
    handler: (request, reply) => sendCached(request, reply, suggestions(request.query)),
  });
};
