// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { memberStates } from '../core/countries.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { publicUrl } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

/** What has a record of its consumer law: ISO 3166-1 alpha-2, the Union, and California by ISO 3166-2. */
export const legalRegions = [
  'EU',
  ...memberStates,
  'AU',
  'BR',
  'CA',
  'CH',
  'CN',
  'GB',
  'JP',
  'KR',
  'NO',
  'US',
  'US-CA',
] as const;

export type LegalRegion = (typeof legalRegions)[number];

export const legalTopics = [
  'digital_content',
  'distance_contracts',
  'unfair_terms',
  'unfair_practices',
  'sale_of_goods',
  'general',
] as const;

export type LegalTopic = (typeof legalTopics)[number];

/** What an article is about; a letter cites those that fit what its writer wants. */
export const legalRights = [
  'conformity',
  'updates',
  'repair',
  'price_reduction',
  'termination',
  'refund',
  'change_notice',
  'unfair_terms',
  'information',
  'withdrawal',
  'misleading',
  'no_waiver',
  'burden_of_proof',
  'data_retrieval',
  'guarantee',
  'compensation',
  'prepaid_refund',
] as const;

export type LegalRight = (typeof legalRights)[number];

/** Directives of the European Union that national laws implement. */
export const legalDirectives = ['2019/770', '2011/83', '93/13', '2005/29'] as const;

export type LegalDirective = (typeof legalDirectives)[number];

/**
 * What a law gives: a buyer a `claim`, an authority a `power`, or a court an `offence` to punish. A letter to a
 * seller cites claims alone, a complaint powers, too, and no letter an offence.
 */
export const lawEffects = ['claim', 'power', 'offence'] as const;

export type LawEffect = (typeof lawEffects)[number];

/** `liability`: defects that show in this time; `limitation`: of a claim in court. */
export const limitKinds = [
  'liability',
  'burden_of_proof',
  'limitation',
  'withdrawal',
  'notice',
  'refund',
] as const;

export const limitStarts = [
  'supply',
  'discovery',
  'contract',
  'termination',
  'end_of_supply',
  'end_of_year',
  'knowledge',
  'accrual',
] as const;

const https = publicUrl(/^https?$/, 1_000);

/** What a page is that is neither of an official body nor of the body that it is about. */
export const sourceKinds = ['copy', 'lawyers', 'press'] as const;

/** A page that states what it is cited for, and the day on which it was read. */
export const legalSource = z.object({
  url: https,
  checked: z.iso.date(),
  kind: z.optional(
    describe(
      z.enum(sourceKinds),
      'A copy of the text of a law, a law firm or legal publisher, or press; without it, official',
    ),
  ),
});

export type LegalSource = z.infer<typeof legalSource>;

const name = z.string().check(z.minLength(1));

const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/));

/** The same official text in the state's other languages, by BCP 47; no translations. */
const inLanguages = z.optional(
  describe(z.record(languageTag, name), 'As published in other languages of the state, by BCP 47'),
);

/** From which day a law applies: to contracts concluded from then on, or to what is supplied from then on. */
const application = z.object({
  from: z.iso.date(),
  to: z.enum(['contract', 'supply']),
  article: z.optional(name),
  inLanguages,
  source: legalSource,
});

const lawChange = z.object({
  day: describe(z.iso.date(), 'Day from which the change applies'),
  act: describe(name, 'Act that made the change, as its language cites it'),
  inLanguages,
  directive: z.optional(describe(name, 'Directive behind the change, such as `2024/825`')),
  about: describe(z.array(z.enum(legalRights)).check(z.minLength(1)), 'What changed'),
  source: legalSource,
});

const law = z.object({
  id: describe(name, 'Unique in the record'),
  topic: z.enum(legalTopics),
  title: describe(name, 'Official title, in its language'),
  titleEn: z.optional(name),
  inLanguages,
  implements: z.optional(z.enum(legalDirectives)),
  effect: describe(z.enum(lawEffects), 'What the law gives, and to whom'),
  applies: z.optional(application),
  changes: z.optional(z.array(lawChange)),
  articles: z.array(
    z.object({
      article: describe(name, 'As a letter in that language cites it'),
      inLanguages,
      rights: z.array(z.enum(legalRights)),
    }),
  ),
  source: legalSource,
});

export type LegalLaw = z.infer<typeof law>;

/** Why a right to withdraw is lost early. */
export const withdrawalExceptions = ['supply_begun', 'digital_download'] as const;

const timeLimit = z.object({
  kind: z.enum(limitKinds),
  duration: describe(
    z.nullable(z.string().check(z.regex(/^P\d+[YMD]$/))),
    'ISO 8601, such as `P2Y`; null where the limit lasts as long as the supply',
  ),
  from: z.enum(limitStarts),
  supply: z.optional(
    describe(
      z.enum(['single', 'continuous']),
      'Kind of supply that the limit is for: once, or over a period; without it, both',
    ),
  ),
  isMinimum: z.optional(
    describe(z.boolean(), 'Whether a claim does not lapse before this, whatever other limits say'),
  ),
  exceptions: z.optional(
    describe(
      z.array(
        z.object({
          case: z.enum(withdrawalExceptions),
          article: z.optional(name),
          inLanguages,
          source: legalSource,
        }),
      ),
      'Of a right to withdraw: when it is lost early',
    ),
  ),
  article: z.optional(name),
  inLanguages,
  source: legalSource,
});

export type LegalTimeLimit = z.infer<typeof timeLimit>;

const body = z.object({
  name: describe(name, 'In its language'),
  nameEn: z.optional(name),
  inLanguages,
  url: z.optional(https),
  complaintUrl: z.optional(https),
  address: z.optional(describe(name, 'Lines')),
  email: z.optional(z.email()),
  source: legalSource,
});

export type LegalBody = z.infer<typeof body>;

/** Official page on which to find one's member of parliament. */
const representatives = z.object({
  name,
  nameEn: z.optional(name),
  inLanguages,
  url: https,
  source: legalSource,
});

/** Consumer law of a region for digital content. What has no source is null, absent or an empty list. */
export const legalRecord = namedObject('LegalRecord', {
  id: z.enum(legalRegions),
  letterLanguages: describe(z.array(name).check(z.minLength(1)), 'BCP 47, the usual one first'),
  language: z.optional(
    describe(languageTag, 'Of titles, names and articles, unless it is the first of the letters'),
  ),
  laws: z.array(law),
  limits: z.array(timeLimit),
  authority: describe(
    z.nullable(body),
    'Public authority; with `complaintUrl`, it takes complaints of consumers',
  ),
  advice: describe(
    z.array(body),
    'Charities, associations and centres that advise or help consumers',
  ),
  disputeBodies: z.array(body),
  representatives: z.nullable(representatives),
  alsoLiable: describe(
    z.array(
      z.object({ who: z.enum(['manufacturer']), article: name, inLanguages, source: legalSource }),
    ),
    'Who is liable to the buyer beside the seller',
  ),
  lawyer: describe(
    z.nullable(z.object({ name, day: z.iso.date() })),
    'Lawyer who read the record; null where none has',
  ),
});

export type LegalRecord = z.infer<typeof legalRecord>;

/** Parts of a record that may lack a source. */
export const legalRecordParts = [
  'laws',
  'limits',
  'authority',
  'disputeBodies',
  'representatives',
] as const;

export type LegalRecordPart = (typeof legalRecordParts)[number];

/** Directives that a member state has to implement and for which its record names no law. */
export function missingDirectives({ id, laws }: LegalRecord): LegalDirective[] {
  const states: readonly string[] = memberStates;
  const found = new Set(laws.map((each) => each.implements));
  return states.includes(id) ? legalDirectives.filter((directive) => !found.has(directive)) : [];
}

/** The parts of a record that have no source, or lack one for the national law behind a directive. */
export const missingParts = (record: LegalRecord): LegalRecordPart[] =>
  legalRecordParts.filter((part) => {
    const value = record[part];
    if (part === 'laws' && missingDirectives(record).length > 0) return true;
    return value === null || (Array.isArray(value) && value.length === 0);
  });

/** Every source of a record, in the order of its parts. */
export const sourcesOf = ({
  laws,
  limits,
  authority,
  advice,
  disputeBodies,
  representatives: elected,
  alsoLiable,
}: LegalRecord): LegalSource[] =>
  [
    ...laws.flatMap((each) => [each, each.applies, ...(each.changes ?? [])]),
    ...limits.flatMap((each) => [each, ...(each.exceptions ?? [])]),
    authority,
    ...advice,
    ...disputeBodies,
    elected,
    ...alsoLiable,
  ].flatMap((part) => part?.source ?? []);

/** Whether what was checked on the first day (`2026-11-23`) is older than 12 months on the second. */
export function isDueForReview(checked: string, today: string): boolean {
  const due = new Date(`${checked}T00:00:00Z`);
  due.setUTCFullYear(due.getUTCFullYear() + 1);
  return due.toISOString().slice(0, 10) < today;
}

export const legalRecordSummary = namedObject('LegalRecordSummary', {
  id: z.enum(legalRegions),
  checked: describe(
    z.nullable(z.iso.date()),
    'Day on which the oldest of its statements was checked; null where it has none',
  ),
  missing: describe(
    z.array(z.enum(legalRecordParts)),
    'Parts without a source, and laws where one for a directive is missing',
  ),
  representatives: z.nullable(representatives),
  language: describe(languageTag, 'Of the name of its representatives'),
});

export type LegalRecordSummary = z.infer<typeof legalRecordSummary>;

const endpoint = endpointsOf('legal');

export const listLegalRecords = endpoint('GET', '/api/legal/records', {
  operationId: 'listLegalRecords',
  summary: 'Regions whose consumer law is on record, the European Union first',
  response: { 200: z.array(legalRecordSummary), ...answersWith(429, 503) },
});

export const getLegalRecord = endpoint('GET', '/api/legal/records/:id', {
  operationId: 'getLegalRecord',
  summary: 'Consumer law of a region for digital content, each statement with its source',
  params: z.object({ id: z.string().check(z.maxLength(16)) }),
  response: { 200: legalRecord, ...answersWith(400, 404, 429, 503) },
});
