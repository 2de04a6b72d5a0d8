// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { languageTag } from '../content/content.ts';
import { textBlock } from '../content/texts.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { pageOf, partialDate, queryText, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { petitionRegions, regionOf } from '../core/regions.ts';
import { localized, petitionArea } from './areas.ts';
import { type PetitionStatus, petitionParams, petitionStatuses } from './progress.ts';

/** `official`: collected by a state or an institution; `own`: signed on this site. */
export const petitionKinds = ['official', 'own'] as const;

export type PetitionKind = (typeof petitionKinds)[number];

/** Visitors never see a draft. */
export const draftStatuses = ['draft', ...petitionStatuses] as const;

export type DraftStatus = PetitionStatus | 'draft';

/** Whether a petition has collected and collects no more. */
export const isPetitionOver = (status: DraftStatus): boolean =>
  status !== 'draft' && status !== 'collecting';

/** Whether its signatures were handed over, so that they can no longer be reviewed. */
export const isPetitionDelivered = (status: DraftStatus): boolean =>
  status === 'submitted' || status === 'answered';

/** Months for which personal data of signers and subscribers is stored after the answer. */
export const retentionMonths = 6;

/** Whether mails about a petition can be asked for: who asks later is deleted with all who have asked. */
export function takesSubscribers({ answered }: { answered: string | null }, now: Date): boolean {
  if (answered === null) return true;
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - retentionMonths);
  // The last day of a shorter month, as Postgres subtracts months.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return Date.parse(answered) >= since.getTime();
}

/** Who can sign, as far as three questions tell. */
export const signerGroups = ['anyone', 'citizens', 'residents', 'citizens_or_residents'] as const;

export const petitionSigners = z.object({
  who: describe(z.enum(signerGroups), 'Citizens and residents of the region'),
  fromAge: describe(z.int().check(z.minimum(0), z.maximum(99)), 'Nobody younger can sign'),
  sureFromAge: describe(
    z.int().check(z.minimum(0), z.maximum(99)),
    'Everybody of that age can; between both it depends on the country',
  ),
});

export type PetitionSigners = z.infer<typeof petitionSigners>;

/** Whether who signs has to confirm that they may. */
export const asksWhoSigns = (signers: PetitionSigners | null): signers is PetitionSigners =>
  signers !== null && (signers.who !== 'anyone' || signers.fromAge > 0);

export const petitionMilestone = z.object({
  count: z.int().check(z.minimum(1)),
  label: describe(z.optional(localized), 'Names the number on charts, such as “One million”'),
  effect: describe(localized, 'What happens once as many have signed'),
});

export type PetitionMilestone = z.infer<typeof petitionMilestone>;

export const petitionEventKinds = [
  'registered',
  'opened',
  'milestone',
  'responded',
  'closed',
  'submitted',
  'hearing',
  'debated',
  'answered',
] as const;

export const petitionEvent = z.object({
  kind: z.enum(petitionEventKinds),
  date: z.nullable(partialDate),
  sourceUrl: z.nullable(z.string()),
});

export type PetitionEvent = z.infer<typeof petitionEvent>;

export const petitionFigure = z.object({
  signatureCount: z.int(),
  atLeast: describe(z.boolean(), 'The source says "over"'),
  date: partialDate,
  sourceUrl: z.string(),
});

export type PetitionFigure = z.infer<typeof petitionFigure>;

export const petitionUpdate = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  language: languageTag,
  createdAt: time,
  editedAt: describe(z.nullable(time), 'When it was corrected'),
});

export type PetitionUpdate = z.infer<typeof petitionUpdate>;

const texts = { title: z.string(), addressee: z.string() };

export const petitionTranslation = z.object({
  ...texts,
  text: z.optional(z.string()),
  answer: z.optional(z.string()),
});

export type PetitionTranslation = z.infer<typeof petitionTranslation>;

const shape = {
  id: describe(z.string(), 'A slug such as `eu`, `gb` or `international`'),
  region: z.enum(petitionRegions),
  kind: z.enum(petitionKinds),
  ...texts,
  language: describe(languageTag, 'Of the petition’s own texts'),
  translations: describe(z.record(languageTag, z.object(texts)), 'Of title and addressee'),
  target: describe(z.nullable(z.int()), 'Null where no number is asked for'),
  signatureCount: describe(z.nullable(z.int()), 'Null where no source gives a number'),
  atLeast: describe(z.boolean(), 'There are more signatures than the count says'),
  countedAt: describe(z.nullable(z.string()), 'Time or day of the count'),
  status: z.enum(petitionStatuses),
  dates: z.object({
    opened: z.nullable(time),
    closes: z.nullable(time),
    submitted: z.nullable(time),
    answered: z.nullable(time),
  }),
  deliveredCount: describe(
    z.nullable(z.int()),
    'Signatures in the list that its addressee got on the day of submission',
  ),
  signers: describe(z.nullable(petitionSigners), 'Null where no source says'),
  officialUrl: z.nullable(z.string()),
  demonstration: describe(
    z.boolean(),
    'Made up with its signatures, or a replay of an official one',
  ),
  replayOf: describe(z.nullable(z.int()), 'The year whose figures are replayed'),
  createdAt: describe(time, 'When it came into the list'),
};

export const petitionSummary = namedObject('PetitionSummary', shape);

export type PetitionSummary = z.infer<typeof petitionSummary>;

export const petition = namedObject('Petition', {
  ...shape,
  text: describe(z.string(), 'In Markdown'),
  blocks: describe(
    // Absent in answers of an older version.
    z._default(z.record(languageTag, z.array(textBlock)), {}),
    'The texts as elements to show, by their languages',
  ),
  answer: describe(z.nullable(z.string()), 'What was answered, in short'),
  reference: describe(z.string(), 'Its number in the official system; else empty'),
  translations: z.record(languageTag, petitionTranslation),
  areas: describe(
    z.array(petitionArea),
    'Parts of the region that are counted apart: states, provinces, or none',
  ),
  areasNeeded: describe(
    z.nullable(z.int()),
    'How many areas have to reach their threshold; null where no rule says so',
  ),
  milestones: z.array(petitionMilestone),
  firstReached: describe(
    z.nullable(time),
    'When the target was first reached, where that is known',
  ),
  verified: describe(z.nullable(z.int()), 'Signatures that authorities found valid'),
  answerReference: describe(z.nullable(z.string()), 'Of the document of the answer'),
  signUrl: describe(
    z.nullable(z.string()),
    'The official page to sign on, where it is not `officialUrl`',
  ),
  timeline: describe(z.array(petitionEvent), 'The earliest first'),
  figures: describe(z.array(petitionFigure), 'Entered by hand, the earliest first'),
  updates: describe(z.array(petitionUpdate), 'Posts of the campaign, the newest first'),
  sources: describe(z.array(z.string()), 'Addresses or names of what confirms the facts'),
});

export type Petition = z.infer<typeof petition>;

const endpoint = endpointsOf('petitions');

const regionCode = z.transform((value) =>
  typeof value === 'string' ? (regionOf(value) ?? value) : value,
);

export const listPetitions = endpoint('GET', '/api/petitions', {
  operationId: 'listPetitions',
  summary: 'Petitions of all regions: those that collect first, then the latest',
  querystring: z.object({
    ...pageOf(20),
    q: describe(
      z.optional(queryText(200)),
      'In titles, texts and addressees of any language, and in the name of the region',
    ),
    region: describe(
      z.optional(z.pipe(regionCode, z.enum(petitionRegions))),
      'A country in any case; `UK` reads as `GB`, `EL` as `GR`',
    ),
    status: z.optional(z.enum(petitionStatuses)),
  }),
  response: { 200: z.array(petitionSummary), ...answersWith(400, 429, 503) },
});

export const getPetition = endpoint('GET', '/api/petitions/:id', {
  operationId: 'getPetition',
  summary: 'A petition with its milestones, updates, timeline and sources',
  params: petitionParams,
  response: { 200: petition, ...answersWith(400, 404, 429, 503) },
});
