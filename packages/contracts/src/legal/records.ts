// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { memberStates } from '../core/countries.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { answersWith } from '../core/problem.ts';
import { dayAfter } from './durations.ts';
import {
  type LegalDirective,
  type LegalSource,
  https,
  inLanguages,
  law,
  lawLanguage,
  legalDirectives,
  legalSource,
  name,
  timeLimit,
} from './law.ts';

/** What has a record of its consumer law: ISO 3166-1 alpha-2, the Union, California and Quebec by ISO 3166-2. */
export const legalRegions = [
  'EU',
  ...memberStates,
  'AU',
  'BR',
  'CA',
  'CA-QC',
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

const body = z.object({
  name: describe(name, 'In its language'),
  nameEn: z.optional(name),
  inLanguages,
  url: z.optional(https),
  complaintUrl: z.optional(https),
  address: z.optional(describe(name, 'Lines')),
  email: z.optional(z.email()),
  abroadOnly: z.optional(
    describe(z.boolean(), 'Whether it helps only with sellers in other countries'),
  ),
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
    describe(lawLanguage, 'Of titles, names and articles, unless it is the first of the letters'),
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
export const isDueForReview = (checked: string, today: string): boolean =>
  dayAfter(checked, 'P1Y') < today;

/** Whether the authority of a record takes complaints of consumers. */
export const takesComplaints = ({ authority }: Pick<LegalRecord, 'authority'>): boolean =>
  authority?.complaintUrl !== undefined;

/** Who advises consumers about a seller in their own country. */
export const adviserOf = ({ advice }: Pick<LegalRecord, 'advice'>): LegalBody | undefined =>
  advice.find(({ abroadOnly }) => abroadOnly !== true);

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
  claimLimit: describe(
    z.nullable(
      z.object({ kind: z.enum(['liability', 'limitation']), durations: z.array(z.string()) }),
    ),
    'How long the seller is liable, or one can go to court, as ISO 8601 durations, the shortest first',
  ),
  letterLanguage: describe(name, 'BCP 47, the usual one of letters'),
  representatives: z.nullable(representatives),
  language: describe(lawLanguage, 'Of the name of its representatives'),
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
