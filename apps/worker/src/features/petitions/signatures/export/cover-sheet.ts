// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  campaign,
  languages,
  localeOf,
  pathTo,
  petitionPath,
  interpolate,
} from '@kga/contracts/core';
import type { ExportFormat } from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import { selectExportedPetition, selectHeads } from '@kga/db/petitions';

import { utcMoment } from '../../../../platform/utc-moment.ts';
import { exportMessages } from './messages.ts';
import type { CoverSheet } from './pdf-document.ts';

/** Where the reader of a file finds the operator and the log. */
export type Sender = {
  publicOrigin: string;
  /** Email address for questions. */
  contact: string;
};

type Petition = Awaited<ReturnType<typeof selectExportedPetition>>;
type Fact = CoverSheet['facts'][number];

/** The text of the petition and all translations that its page offers: signers read one of them. */
function textsOf(petition: Petition, language: Language): CoverSheet['texts'] {
  const words = exportMessages(language);
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  // With its region instead, the language would be named after a country.
  const nameOf = (of: Language) => names.of(of === 'zh-CN' ? 'zh-Hans' : of) ?? of;
  const headingOf = (of: Language, text: string) => interpolate(text, { language: nameOf(of) });
  const translated = languages.flatMap((of) => {
    const text = of === petition.language ? undefined : petition.translations[of]?.text;
    return text === undefined
      ? []
      : [{ heading: headingOf(of, words.translation), text, language: of }];
  });
  const { text, language: original } = petition;
  return [
    { heading: headingOf(original, words.originalText), text, language: original },
    ...translated,
  ];
}

/** The last signed head of the log: who has the file can check that the log has not lost entries since. */
async function logFact(
  db: Database,
  { petitionId, slug, language }: { petitionId: string; slug: string; language: Language },
  publicOrigin: string,
): Promise<Fact[]> {
  const [head] = await selectHeads(db, petitionId, 1);
  if (!head) return [];
  const words = exportMessages(language);
  const values = {
    day: utcMoment(language, head.signedAt),
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
  const own = petition.translations[language];
  const words = exportMessages(language);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const count = new Intl.NumberFormat(localeOf(language)).format(petition.signatureCount);
  const page = sender && sender.publicOrigin + petitionPath(petition.slug);
  const log = sender
    ? await logFact(db, { petitionId, slug: petition.slug, language }, sender.publicOrigin)
    : [];
  return {
    brand: campaign.brand,
    title: own?.title ?? petition.title,
    facts: [
      [words.addressee, own?.addressee ?? petition.addressee],
      [words.signatures, count],
      ...(petition.closes_at ? [[words.closed, day.format(petition.closes_at)] as const] : []),
      [words.made, day.format(new Date())],
      ...(sender ? [[words.contact, `${sender.contact} · ${page}`] as const] : []),
    ],
    notes: [[words.checked, words.checkedText], ...log],
    texts: textsOf(petition, language),
  };
}
