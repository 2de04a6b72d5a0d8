// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, localeOf, pathTo, petitionPath } from '@kga/contracts/core';
import type { ExportFormat } from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import { selectExportedPetition, selectHeads, selectSignedLanguages } from '@kga/db/petitions';

import { interpolate } from '../../../../platform/interpolate.ts';
import { messages } from './messages.ts';
import type { CoverSheet } from './pdf-document.ts';

/** Where the reader of a file finds the operator and the log. */
export type Sender = {
  publicOrigin: string;
  /** Email address of the operator. */
  operator: string;
};

type Petition = Awaited<ReturnType<typeof selectExportedPetition>>;
type Fact = CoverSheet['facts'][number];

/** How many signed the text of which language. Where a translation is missing, the original was shown. */
async function countTexts(db: Database, petitionId: string, petition: Petition) {
  const signed = new Map<Language, number>();
  for (const { language, signatures } of await selectSignedLanguages(db, petitionId)) {
    const shown = language && petition.translations[language] ? language : petition.language;
    signed.set(shown, (signed.get(shown) ?? 0) + signatures);
  }
  return signed;
}

/** The texts that people signed, and the translation into the language of the file where no one did. */
async function textsOf(
  db: Database,
  {
    petitionId,
    petition,
    language,
  }: { petitionId: string; petition: Petition; language: Language },
): Promise<CoverSheet['texts']> {
  const words = messages[language];
  const numbers = new Intl.NumberFormat(localeOf(language));
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  const nameOf = (of: Language) => names.of(of) ?? of;
  const signed = await countTexts(db, petitionId, petition);
  const texts = [...signed].map(([of, n]) => ({
    heading: interpolate(words.signedText, { language: nameOf(of), n: numbers.format(n) }),
    text: petition.translations[of]?.text ?? petition.text,
    language: of,
  }));
  const translated = petition.translations[language]?.text;
  if (translated === undefined || signed.has(language)) return texts;
  const heading = interpolate(words.translation, { language: nameOf(language) });
  return [...texts, { heading, text: translated, language }];
}

/** The last signed head of the log: who has the file can check that the log has not lost entries since. */
async function logFact(
  db: Database,
  { petitionId, slug, language }: { petitionId: string; slug: string; language: Language },
  publicOrigin: string,
): Promise<Fact[]> {
  const [head] = await selectHeads(db, petitionId, 1);
  if (!head) return [];
  const words = messages[language];
  const moment = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
  const values = {
    day: moment.format(head.signedAt),
    size: new Intl.NumberFormat(localeOf(language)).format(head.size),
    root: head.root.toString('base64'),
    url: publicOrigin + pathTo('checkReceipt', { id: slug }),
  };
  return [[words.log, interpolate(words.logText, values)]];
}

/** What the first pages of a file for the addressee say. */
export async function loadCover(
  db: Database,
  petitionId: string,
  { language }: Pick<ExportFormat, 'language'>,
  sender: Sender | undefined,
): Promise<CoverSheet> {
  const petition = await selectExportedPetition(db, petitionId);
  const origin = sender?.publicOrigin ?? '';
  const own = petition.translations[language];
  const words = messages[language];
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const count = new Intl.NumberFormat(localeOf(language)).format(petition.signatureCount);
  const page = origin + petitionPath(petition.slug);
  const log = await logFact(db, { petitionId, slug: petition.slug, language }, origin);
  return {
    brand: campaign.brand,
    title: own?.title ?? petition.title,
    facts: [
      [words.addressee, own?.addressee ?? petition.addressee],
      [words.signatures, count],
      ...(petition.closes_at ? [[words.closed, day.format(petition.closes_at)] as const] : []),
      [words.made, day.format(new Date())],
      [words.contact, [sender?.operator, page].filter(Boolean).join(' · ')],
    ],
    notes: [[words.checked, words.checkedText], ...log],
    texts: await textsOf(db, { petitionId, petition, language }),
  };
}
