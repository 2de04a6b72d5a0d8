import { z } from 'zod';

import { type Provider, type ProviderFigures, count, counts } from './provider.ts';

const countOnly = z.object({ signature_count: count }).transform((answer): ProviderFigures => ({
  total: answer.signature_count,
  goal: null,
  counts: {},
}));

const country = z
  .object({ code: z.string(), signature_count: count })
  .transform((answer) => ({ code: answer.code, count: answer.signature_count }));

const wholePetition = z
  .object({
    data: z.object({
      attributes: z.object({
        signature_count: count,
        signatures_by_country: z.array(country).pipe(counts).nullish(),
      }),
    }),
  })
  .transform(({ data: { attributes } }): ProviderFigures => ({
    total: attributes.signature_count,
    goal: null,
    counts: attributes.signatures_by_country ?? {},
  }));

/** The UK Parliament's petitions: `/petitions/<id>/count.json`, or the whole `<id>.json`. */
export const ukParliament: Provider = {
  urls: (url) => [url],
  figures: z.tuple([z.union([countOnly, wholePetition])]).transform(([figures]) => figures),
};
