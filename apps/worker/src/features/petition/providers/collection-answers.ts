import { z } from 'zod';

import { type ProviderFigures, count, counts, goal } from './provider.ts';

const progression = z.object({ signatureCount: count, goal });

const countryRow = z
  .object({ countryCode: z.string(), totalCount: count.nullish(), count: count.nullish() })
  .transform((answer) => ({
    code: answer.countryCode,
    count: answer.totalCount ?? answer.count,
  }));

const countries = z.object({ signatureCountryCount: z.array(countryRow).pipe(counts) });

/** Two answers in the collection system's words: the total, then the countries. */
export const collectionAnswers = z
  .tuple([progression, countries])
  .transform(([whole, { signatureCountryCount }]): ProviderFigures => ({
    total: whole.signatureCount,
    goal: whole.goal,
    counts: signatureCountryCount,
  }));
