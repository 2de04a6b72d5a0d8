// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { languageTag } from '../content/content.ts';
import { describe } from '../core/endpoint.ts';
import { type Language, defaultLanguage, localeOf } from '../core/languages.ts';
import { countryName } from '../core/regions.ts';

/** Share of a threshold in percent, rounded to two decimals, but below 100 until it is reached. */
export function percentageOf(count: number, threshold: number): number {
  const rounded = threshold > 0 ? Math.round((100 * 100 * count) / threshold) / 100 : 0;
  return count < threshold ? Math.min(99.99, rounded) : rounded;
}

/** A share as pictures and widgets show it: rounded down, so that 99.99% is not shown as reached. */
export const showShare = (language: Language, percentage: number, digits: 0 | 1): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(Math.floor(percentage * 10 ** digits + 1e-9) / 10 ** digits / 100);

/** A text by language; a petition's own language is always there. */
export const localized = z.record(languageTag, z.string());

export type Localized = z.infer<typeof localized>;

/** An ISO 3166 code: of a country (`FI`), or of a part of one (`CA-QC`). */
export const areaCode = z.string().check(z.regex(/^[A-Z0-9]{1,3}(?:-[A-Z0-9]{1,6})?$/));

const tilePlace = z.int().check(z.minimum(1), z.maximum(40));

/** A part of the region of a petition whose signatures are counted apart. */
export const petitionArea = z.object({
  code: areaCode,
  name: describe(z.optional(localized), 'Where the code is not that of a country'),
  threshold: describe(z.optional(z.int().check(z.minimum(1))), 'Signatures that it needs'),
  tile: describe(
    z.optional(z.object({ column: tilePlace, row: tilePlace })),
    'Where its tile is on the map, from 1 at the north-west',
  ),
});

export type PetitionArea = z.infer<typeof petitionArea>;

/** The name of an area in a language: its own, else that of the country with its code. */
export const areaName = (
  { code, name }: Pick<PetitionArea, 'code' | 'name'>,
  language: Language,
): string =>
  name?.[language] ??
  name?.[defaultLanguage] ??
  Object.values(name ?? {})[0] ??
  countryName(code, language);

/** How many signed in each area, in the order of the areas, with its share of its threshold. */
export const areaCountsOf = (
  counts: Readonly<Record<string, number>>,
  areas: readonly Pick<PetitionArea, 'code' | 'name' | 'threshold'>[],
): AreaCount[] =>
  areas.map(({ code: countryCode, name, threshold: treshold = null }) => {
    const totalCount = counts[countryCode] ?? 0;
    const percentage = treshold === null ? null : percentageOf(totalCount, treshold);
    return { countryCode, ...(name && { name }), totalCount, percentage, treshold };
  });

export const areaCount = z.object({
  countryCode: describe(z.string(), 'Of the area'),
  name: petitionArea.shape.name,
  totalCount: z.int(),
  percentage: describe(z.nullable(z.number()), 'Of the threshold, two decimals'),
  treshold: describe(
    z.nullable(z.int()),
    'Signatures that the area needs, null where no number is asked for; spelt as the collection API does',
  ),
});

export type AreaCount = z.infer<typeof areaCount>;
