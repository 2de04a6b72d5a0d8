import { z } from 'zod';

import { type Provider, type ProviderFigures, count, counts } from './provider.ts';

const entry = z
  .object({ countryCodeType: z.string(), total: count })
  .transform((answer) => ({ code: answer.countryCodeType, count: answer.total }));

const report = z.object({
  totalSignatures: count.nullish(),
  entry: z.array(entry).pipe(counts),
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** The details of an initiative; the organisers' report has precedence over the submission. */
const details = z
  .object({ sosReport: report.nullish(), submission: report.nullish() })
  .transform(({ sosReport, submission }, context): ProviderFigures => {
    const figures = sosReport ?? submission;
    if (!figures) {
      context.addIssue('has neither sosReport nor submission');
      return z.NEVER;
    }
    const total = figures.totalSignatures ?? sumOf(Object.values(figures.entry));
    return { total, goal: null, counts: figures.entry };
  });

/** The European Commission's register of initiatives: rarely updated, without a goal. */
export const eciRegister: Provider = {
  urls: (url) => [url],
  figures: z.tuple([details]).transform(([figures]) => figures),
};
