// SPDX-License-Identifier: AGPL-3.0-or-later
import { isDeepStrictEqual } from 'node:util';

import { languages } from '@kga/contracts/core';
import { type PetitionDraft, signedFields } from '@kga/contracts/petitions';
import { isoTime } from '@kga/db/core';
import type { lockPetition } from '@kga/db/petitions';

type Petition = NonNullable<Awaited<ReturnType<typeof lockPetition>>>;

/** What admins wrote about a petition, as they would send it. */
export const draftOf = (petition: Petition): PetitionDraft => ({
  region: petition.region,
  title: petition.title,
  addressee: petition.addressee,
  text: petition.text,
  answer: petition.answer,
  reference: petition.registration,
  language: petition.language,
  translations: petition.translations,
  target: petition.goal,
  closes: isoTime(petition.closes_at),
  signers: petition.signers,
  officialUrl: petition.official_url,
  milestones: petition.milestones,
  areas: petition.areas,
  areasNeeded: petition.areas_needed,
  signUrl: petition.sign_url,
  sources: petition.sources,
});

/** Texts of a translation that people sign; the answer is not theirs. */
const translatedParts = ['title', 'addressee', 'text'] as const;

/** Forms trim texts and write line ends of their own. */
const wordsOf = (text: string | undefined) => text?.trim().replaceAll(/\s+/g, ' ');

/**
 * Whether a draft changes what people signed: a text in a language that they could read, who can sign,
 * or a target that falls. A language, or a text that it lacks, may be added.
 */
export function changesWhatIsSigned(known: PetitionDraft, draft: PetitionDraft): boolean {
  return (
    signedFields.some((name) => !isDeepStrictEqual(known[name], draft[name])) ||
    languages.some((language) => {
      const [before, after] = [known.translations[language], draft.translations[language]];
      return translatedParts.some(
        (part) => before?.[part] !== undefined && wordsOf(before[part]) !== wordsOf(after?.[part]),
      );
    }) ||
    (known.target !== null && (draft.target ?? 0) < known.target)
  );
}

/** Characters of a value in the audit log. */
const shownMax = 200;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
}

/** Besides translations. */
const draftFields = [
  'title',
  'region',
  'language',
  'addressee',
  'text',
  'signers',
  'target',
  'closes',
  'reference',
  'officialUrl',
  'answer',
  'milestones',
  'areas',
  'areasNeeded',
  'signUrl',
  'sources',
] as const satisfies readonly (keyof PetitionDraft)[];

/** What an edit changes, for the audit log: a line for each field. */
export function describeEdit(known: PetitionDraft, draft: PetitionDraft) {
  const changed = [
    ...draftFields.map((name) => [name, known[name], draft[name]] as const),
    ...languages.map(
      (language) =>
        [
          `translations.${language}`,
          known.translations[language],
          draft.translations[language],
        ] as const,
    ),
  ].filter(([, before, after]) => !isDeepStrictEqual(before, after));
  if (changed.length === 0) return {};
  const lines = (side: 1 | 2) =>
    changed.map((change) => `${change[0]}: ${shown(change[side] ?? null)}`).join('\n');
  return { before: lines(1), after: lines(2) };
}
