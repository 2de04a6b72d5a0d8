import { z } from 'zod';

import { type Provider, type ProviderFigures, count, counts, goal, urlBelow } from './provider.ts';

const progression = z.object({ signatureCount: count, goal });

const countryRow = z
  .object({ countryCode: z.string(), totalCount: count.nullish(), count: count.nullish() })
  .transform((answer) => ({
    code: answer.countryCode,
    count: answer.totalCount ?? answer.count,
  }));

const countries = z.object({ signatureCountryCount: z.array(countryRow).pipe(counts) });

/** Two answers in the shape of the collection system: the total, then the countries. */
const collectionAnswers = z
  .tuple([progression, countries])
  .transform(([whole, { signatureCountryCount }]): ProviderFigures => ({
    total: whole.signatureCount,
    goal: whole.goal,
    counts: signatureCountryCount,
  }));

/** The European Commission's collection system, during and some time after the collection. */
export const eciCollection: Provider = {
  urls: (url) => [urlBelow(url, 'report/progression'), urlBelow(url, 'report/map')],
  figures: collectionAnswers,
};

/** A mirror of the collection system, with the total at `realtime` and the countries at its root. */
export const tracker: Provider = {
  urls: (url) => [urlBelow(url, 'realtime'), urlBelow(url, '')],
  figures: collectionAnswers,
};
