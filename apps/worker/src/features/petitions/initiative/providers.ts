// SPDX-License-Identifier: AGPL-3.0-or-later
import { countryCodeOf } from '@kga/contracts/core';
import type { ProviderKind, ProviderPaths } from '@kga/contracts/petitions';
import { z } from 'zod';

/** Figures in a common shape. */
export type ProviderFigures = {
  total: number;
  /** Null where the provider has no goal. */
  goal: number | null;
  /** By ISO 3166 code; ZZ for signatures without a known country. */
  counts: Readonly<Record<string, number>>;
};

type Provider = {
  /** The URLs to request, in parallel, of a provider at this base URL. */
  urls: (url: string) => readonly string[];
  /** Parses the answers in the order of the URLs. */
  figures: z.ZodType<ProviderFigures>;
};

/** The ISO 3166 code for an unknown country. */
const unknownCountry = 'ZZ';

const maxInteger = 2_147_483_647;

/** A number of signatures that fits Postgres' integer type. */
const count = z.int().min(0).max(maxInteger);

const goal = z
  .int()
  .min(1)
  .max(maxInteger)
  .nullish()
  .transform((value) => value ?? null);

const isAreaCode = (code: string) => /^[A-Z]{2}-[A-Z0-9]{1,6}$/.test(code);

/** The row of one area, in the common shape. */
const row = z.object({ code: z.string(), count });

/** Counts by area; two different counts of one country are an issue. */
const counts = z.array(row).transform((rows, context) => {
  const found = new Map<string, number>();
  for (const { code, count: signatures } of rows) {
    const country = countryCodeOf(code) ?? (isAreaCode(code) ? code : unknownCountry);
    const before = found.get(country);
    if (country !== unknownCountry && before !== undefined && before !== signatures) {
      context.addIssue(`${country} stands there with two counts`);
    }
    found.set(country, signatures);
  }
  return Object.fromEntries(found);
});

function urlBelow(url: string, path: string): string {
  return `${url.replace(/\/+$/, '')}/${path}`;
}

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
const eciCollection: Provider = {
  urls: (url) => [urlBelow(url, 'report/progression'), urlBelow(url, 'report/map')],
  figures: collectionAnswers,
};

/** A mirror of the collection system, with the total at `realtime` and the countries at its root. */
const tracker: Provider = {
  urls: (url) => [urlBelow(url, 'realtime'), urlBelow(url, '')],
  figures: collectionAnswers,
};

const entry = z
  .object({ countryCodeType: z.string(), total: count })
  .transform((answer) => ({ code: answer.countryCodeType, count: answer.total }));

const report = z.object({
  totalSignatures: count.nullish(),
  entry: z.array(entry).pipe(counts),
});

/** The details of an initiative; the organisers' report has precedence over the submission. */
const details = z
  .object({ sosReport: report.nullish(), submission: report.nullish() })
  .transform(({ sosReport, submission }, context): ProviderFigures => {
    const figures = sosReport ?? submission;
    if (!figures) {
      context.addIssue('has neither sosReport nor submission');
      return z.NEVER;
    }
    const sum = Object.values(figures.entry).reduce((total, each) => total + each, 0);
    return { total: figures.totalSignatures ?? sum, goal: null, counts: figures.entry };
  });

/** The European Commission's register of initiatives: rarely updated, without a goal. */
const eciRegister: Provider = {
  urls: (url) => [url],
  figures: z.tuple([details]).transform(([figures]) => figures),
};

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
const ukParliament: Provider = {
  urls: (url) => [url],
  figures: z.tuple([z.union([countOnly, wholePetition])]).transform(([figures]) => figures),
};

/** What stands at a path of names and indexes in a JSON document; undefined where there is nothing. */
function valueAt(document: unknown, path: string): unknown {
  let value = document;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}

/** Any JSON document: its figures stand at the paths that the petition names. */
const json = ({
  total,
  areas,
  code = 'code',
  count: countPath = 'count',
}: ProviderPaths): Provider => ({
  urls: (url) => [url],
  figures: z.tuple([z.unknown()]).transform(([document], context): ProviderFigures => {
    const found = z.object({ total: count, areas: counts }).safeParse({
      total: valueAt(document, total),
      areas: areas === undefined ? [] : rowsAt(valueAt(document, areas), code, countPath),
    });
    if (found.success) return { total: found.data.total, goal: null, counts: found.data.areas };
    for (const { path, message } of found.error.issues) {
      context.addIssue({ code: 'custom', path, message });
    }
    return z.NEVER;
  }),
});

const rowsAt = (list: unknown, code: string, countPath: string): unknown =>
  Array.isArray(list)
    ? list.map((area) => ({ code: valueAt(area, code), count: valueAt(area, countPath) }))
    : list;

const providers = {
  'eci-collection': eciCollection,
  'eci-register': eciRegister,
  tracker,
  'uk-parliament': ukParliament,
} as const satisfies Record<Exclude<ProviderKind, 'json'>, Provider>;

/**
 * The provider of a kind.
 * @throws Error where the kind is `json` and its paths are missing, which the database forbids
 */
export function providerOf(kind: ProviderKind, paths: ProviderPaths | null): Provider {
  if (kind !== 'json') return providers[kind];
  if (!paths) throw new Error('A provider of the kind "json" needs paths');
  return json(paths);
}

/** The figures, or why the answers hold none. */
export type Reading = { figures: ProviderFigures } | { garbage: string };

/** Issues that a reason lists; an answer can have hundreds. */
const maxIssues = 5;

/** Parses the answers of a provider, in the order of its URLs. */
export function readFigures(
  provider: Pick<Provider, 'figures'>,
  bodies: readonly string[],
): Reading {
  const answers: unknown[] = [];
  for (const [index, body] of bodies.entries()) {
    try {
      answers.push(JSON.parse(body));
    } catch {
      return { garbage: `${index}: not JSON` };
    }
  }
  const { success, data, error } = provider.figures.safeParse(answers);
  if (success) return { figures: data };
  const issues = error.issues.slice(0, maxIssues);
  return { garbage: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
}
