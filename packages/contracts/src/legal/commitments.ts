// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { languageTag, interfaceLanguage } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { publicUrl, partialDate } from '../core/fields.ts';
import { type Language, defaultLanguage } from '../core/languages.ts';
import { answersWith } from '../core/problem.ts';
import { legalSource } from './law.ts';
import { legalRegions } from './records.ts';

/** `unknown`: no source says what came of it. */
export const commitmentStatuses = [
  'promised',
  'under_way',
  'kept',
  'broken',
  'refused',
  'superseded',
  'unknown',
] as const;

export type CommitmentStatus = (typeof commitmentStatuses)[number];

/** Whether what was promised is still to come. */
export const isOpenPromise = (status: CommitmentStatus): status is 'promised' | 'under_way' =>
  status === 'promised' || status === 'under_way';

/** Who promised; an institution is one of the European Union beside its parliament. */
export const commitmentBodies = [
  'institution',
  'parliament',
  'government',
  'authority',
  'publisher',
] as const;

export type CommitmentBody = (typeof commitmentBodies)[number];

export const commitmentRegions = ['world', ...legalRegions] as const;

const someText = z.string().check(z.minLength(1));

/** A text by language. English stands in for a language that has none. */
const text = z.catchall(z.object({ en: someText }), someText);

/** A text in a language, or in English, with the language that it is in. */
export function commitmentText(
  texts: z.infer<typeof text>,
  language: Language,
): { text: string; language: Language } {
  const own = texts[language];
  return own === undefined ? { text: texts.en, language: 'en' } : { text: own, language };
}

const historyKinds = [...commitmentStatuses, 'said', 'note'] as const;

const historyEntry = z.object({
  date: partialDate,
  kind: describe(z.enum(historyKinds), '`said`, a note, or the status that began'),
  text,
  sourceUrl: publicUrl(/^https?$/, 1_000),
});

export const commitment = namedObject('Commitment', {
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  who: describe(
    z.string(),
    'Name, in the language of the body or in English; of several, that of the publisher first, separated by commas',
  ),
  whoKind: z.enum(commitmentBodies),
  region: z.enum(commitmentRegions),
  game: z.optional(describe(z.string(), 'Key of the game of the archive that it is about')),
  forOwnersOnly: z.optional(
    describe(z.boolean(), 'Whether it lets only those play on who have the game already'),
  ),
  title: text,
  said: partialDate,
  due: z.nullable(partialDate),
  status: z.enum(commitmentStatuses),
  quote: z.nullable(z.string()),
  quoteLanguage: z.nullable(languageTag),
  history: z.array(historyEntry).check(z.minLength(1)),
  sources: z.array(legalSource).check(z.minLength(1)),
});

export type Commitment = z.infer<typeof commitment>;

/** The name of the one whose record a promise belongs to, also where several made it. */
export const promiserOf = ({ who }: Pick<Commitment, 'who'>): string => who.split(', ')[0] ?? who;

/** First day on which a promise is late, as `2026-12-02`, for a due date of a day, month or year. */
export function firstDayAfter(due: string): string {
  const [year = 0, month, day] = due.split('-').map(Number);
  const next =
    month === undefined
      ? Date.UTC(year + 1, 0)
      : Date.UTC(year, day === undefined ? month : month - 1, day === undefined ? 1 : day + 1);
  return new Date(next).toISOString().slice(0, 10);
}

const endpoint = endpointsOf('legal');

const inLanguage = z.object({ lang: z._default(interfaceLanguage, defaultLanguage) });

export const listCommitments = endpoint('GET', '/api/commitments', {
  operationId: 'listCommitments',
  summary: 'What institutions, authorities and publishers said they would do, the latest first',
  querystring: z.object({
    status: z.optional(z.enum(commitmentStatuses)),
    who: z.optional(z.enum(commitmentBodies)),
    region: z.optional(z.enum(commitmentRegions)),
    game: describe(z.optional(z.uuid()), 'Id of a game of the archive that they are about'),
  }),
  response: { 200: z.array(commitment), ...answersWith(400, 429, 503) },
});

export const getCommitmentsCalendar = endpoint('GET', '/api/commitments.ics', {
  operationId: 'getCommitmentsCalendar',
  summary: 'A calendar (iCalendar) of the days by which open promises are due',
  querystring: inLanguage,
  response: { 200: describe(z.any(), 'text/calendar'), ...answersWith(400, 429, 503) },
});

export const getCommitmentsFeed = endpoint('GET', '/api/commitments.atom', {
  operationId: 'getCommitmentsFeed',
  summary: 'The 50 latest promises and what came of them',
  querystring: inLanguage,
  response: { 200: describe(z.any(), 'application/atom+xml'), ...answersWith(400, 429, 503) },
});

export const getCommitmentsSchema = endpoint('GET', '/api/commitments.schema.json', {
  operationId: 'getCommitmentsSchema',
  summary: 'JSON Schema of a promise of the open data',
  response: { 200: z.record(z.string(), z.unknown()), ...answersWith(429, 503) },
});

export const exportCommitments = endpoint('GET', '/api/commitments.csv', {
  operationId: 'exportCommitments',
  summary: 'All promises as a table (CC0): UTF-8, with a header line; sources separated by spaces',
  response: { 200: describe(z.any(), 'text/csv'), ...answersWith(429, 503) },
});
