// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, type PetitionRegion, regionName } from '@kga/contracts/core';
import type { PetitionTranslation } from '@kga/contracts/petitions';
import { z } from 'zod';

import bodiesData from './own-petition-bodies.json' with { type: 'json' };
import textsData from './own-petition-texts.json' with { type: 'json' };

/** What a body can do for the cause: make a law, or have its government act in the European Union. */
const acts = [
  'member_state',
  'union_parliament',
  'parliament',
  'government',
  'ministry',
  'international',
] as const;

const inLanguages = z.record(z.string(), z.string());

/** The body of each region that can act on a petition, with its page where one was read. */
const bodies = z
  .record(
    z.string(),
    z.strictObject({ body: inLanguages, act: z.enum(acts), url: z.url().optional() }),
  )
  .parse(bodiesData);

/** Titles, and texts by what the body can do; a ministry is asked what a government is. */
const { titles, texts } = z
  .strictObject({
    titles: z.record(z.string(), z.strictObject({ region: z.string(), everywhere: z.string() })),
    texts: z.record(z.enum(acts).exclude(['ministry']), inLanguages),
  })
  .parse(textsData);

function textsOf(region: PetitionRegion, language: Language) {
  const found = bodies[region];
  const title = titles[language];
  if (!found || !title) throw new Error(`There is no petition for ${region} in ${language}.`);
  const { act } = found;
  const addressee = found.body[language];
  const text = texts[act === 'ministry' ? 'government' : act][language];
  if (addressee === undefined || text === undefined) {
    throw new Error(`The petition for ${region} is incomplete in ${language}.`);
  }
  return {
    title:
      region === 'international'
        ? title.everywhere
        : title.region.replace('{{region}}', regionName(region, language)),
    addressee,
    text: text.replace('{{body}}', addressee),
  };
}

/** The texts of our own petition for a region: in English, with translations. */
export function ownPetitionTexts(region: PetitionRegion) {
  const translations: Record<Language, PetitionTranslation> = {};
  for (const language of Object.keys(titles)) {
    if (language !== 'en') translations[language] = textsOf(region, language);
  }
  return { ...textsOf(region, 'en'), language: 'en' as const, translations };
}
