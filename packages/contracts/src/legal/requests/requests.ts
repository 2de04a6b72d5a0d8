// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { formTraces, interfaceLanguage } from '../../content/content.ts';
import { describe, endpointsOf, fileBody, namedObject } from '../../core/endpoint.ts';
import {
  idempotencyKey,
  idParams,
  isRealDate,
  lineText,
  nameText,
  nothing,
  plainText,
  time,
} from '../../core/fields.ts';
import { email } from '../../core/person-fields.ts';
import { answersWith } from '../../core/problem.ts';
import { fileName, fileNameHeader } from './file-names.ts';
import {
  isTimeZone,
  legalCurrencies,
  legalFilesMax,
  legalIssues,
  legalKinds,
  legalOutcomes,
  legalStates,
  meetingStates,
} from './states.ts';

const endpoint = endpointsOf('legal requests');

/** Lengths in UTF-16 units. */
export const legalLengths = { name: 160, phone: 40, text: 10_000, note: 5_000 } as const;

/** Fewest characters of a description. */
export const legalTextMin = 10;

const issue = z.enum(legalIssues);
const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'is no time zone'));

/** What both forms ask for. */
const contact = {
  fullName: nameText(1, legalLengths.name),
  email: describe(email, 'The link to the status page and replies go to it'),
  phone: describe(
    lineText(5, legalLengths.phone).check(z.regex(/^\s*(?:[+＋]|00)/)),
    'In international form: `+44 20 7946 0000`',
  ),
  language: z.optional(describe(interfaceLanguage, 'Of mails and replies')),
  attachments: describe(
    z.optional(z.array(z.uuid()).check(z.maxLength(legalFilesMax))),
    'Ids of uploaded files',
  ),
  consent: describe(z.literal(true), 'That counsel reads what is sent, in order to help'),
  traces: formTraces,
};

/** The form of a preferred date, which may name a time by the clock of the zone. */
const preferredDate = describe(
  z.string().check(
    z.regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/),
    z.refine(
      (date) => isRealDate(date.slice(0, 10)) && !Number.isNaN(Date.parse(date)),
      'is no date',
    ),
  ),
  'A day, or a time with or without an offset; not in the past',
);

/** In place of an income. */
export const incomeUntold = 'prefer_not_to_say';

const incomeMax = 1_000_000_000;

const monthlyIncome = describe(
  z.union([
    z.number().check(z.minimum(0), z.maximum(incomeMax)),
    z.pipe(
      z.string().check(z.regex(/^\d{1,10}(?:\.\d{1,2})?$/)),
      z.pipe(z.transform(Number), z.number().check(z.maximum(incomeMax))),
    ),
    z.literal(incomeUntold),
  ]),
  'After tax, or `prefer_not_to_say`',
);

export const consultationBody = z.object({
  ...contact,
  preferredDate,
  timeZone: describe(timeZone, 'Of the preferred date, such as `Europe/Berlin`'),
  issueType: issue,
  caseDescription: plainText(legalTextMin, legalLengths.text),
});

export const aidBody = z.object({
  ...contact,
  monthlyIncome,
  currency: describe(z.optional(z.enum(legalCurrencies)), 'Required with an income'),
  legalIssue: issue,
  detailedDescription: plainText(legalTextMin, legalLengths.text),
});

const submitted = {
  201: z.object({
    reference: describe(z.string(), 'To name the request by; it opens nothing'),
    token: describe(z.string(), 'Of the private status page, whose link is mailed too'),
  }),
  ...answersWith(400, 403, 413, 415, 422, 429, 503),
};

export const createConsultation = endpoint('POST', '/api/legal/consultations', {
  operationId: 'createConsultation',
  summary: 'Asks for a consultation',
  headers: idempotencyKey,
  body: consultationBody,
  response: submitted,
});

export const createAidApplication = endpoint('POST', '/api/legal/aid-applications', {
  operationId: 'createAidApplication',
  summary: 'Applies for legal aid',
  headers: idempotencyKey,
  body: aidBody,
  response: submitted,
});

/** `checking` until an image is copied without metadata, `refused` where that fails. */
const fileState = z.enum(['checking', 'ready', 'refused']);

export const createLegalFile = endpoint('POST', '/api/legal/attachments', {
  operationId: 'createLegalFile',
  summary: 'Uploads a PDF, JPEG, PNG or WebP for a request that is sent within an hour',
  description:
    'Its content decides what it is, not its name. A PDF with scripts or attached files is refused. Images are copied without metadata; it is stored encrypted, and given to counsel alone.',
  headers: z.object({ [fileNameHeader]: describe(fileName, 'The name, percent-encoded in UTF-8') }),
  ...fileBody('The file, of at most 10 MB'),
  response: {
    201: z.object({ id: z.uuid(), state: fileState }),
    ...answersWith(400, 403, 413, 415, 429, 503),
  },
});

export const getLegalFile = endpoint('GET', '/api/legal/attachments/:id', {
  operationId: 'getLegalFile',
  summary: 'Whether an uploaded file that no request has yet can be used',
  params: idParams,
  response: { 200: z.object({ state: fileState }), ...answersWith(400, 404, 429, 503) },
});

const meeting = namedObject('LegalMeeting', {
  at: time,
  minutes: z.int(),
  state: z.enum(meetingStates),
});

/** A request as its applicant sees it. */
export const legalRequest = namedObject('LegalRequest', {
  reference: z.string(),
  kind: z.enum(legalKinds),
  state: z.enum(legalStates),
  steps: describe(
    z.array(z.object({ state: z.enum(legalStates), at: time })),
    'When it reached each state for the first time',
  ),
  replies: z.array(z.object({ at: time, text: z.string() })),
  meeting: z.nullable(meeting),
  timeZone: z.nullable(z.string()),
  outcome: z.nullable(z.enum(legalOutcomes)),
  erasedAt: describe(z.nullable(time), 'When everything will be erased, once it is closed'),
});

export type LegalRequest = z.infer<typeof legalRequest>;

const tokenParams = z.object({ token: z.string().check(z.minLength(20), z.maxLength(128)) });

export const getLegalRequest = endpoint('GET', '/api/legal/requests/:token', {
  operationId: 'getLegalRequest',
  summary: 'A request by the token of its status page',
  params: tokenParams,
  response: { 200: legalRequest, ...answersWith(400, 404, 429, 503) },
});

export const withdrawLegalRequest = endpoint('DELETE', '/api/legal/requests/:token', {
  operationId: 'withdrawLegalRequest',
  summary: 'Withdraws a request, and erases it with its files and replies',
  params: tokenParams,
  response: { 204: nothing, ...answersWith(400, 403, 404, 413, 415, 429, 503) },
});

export const answerMeeting = endpoint('POST', '/api/legal/requests/:token/meeting', {
  operationId: 'answerMeeting',
  summary: 'Accepts or declines the suggested time',
  params: tokenParams,
  body: z.object({
    at: describe(time, 'The suggested time that is answered'),
    accept: z.boolean(),
  }),
  response: { 200: legalRequest, ...answersWith(400, 403, 404, 409, 413, 415, 429, 503) },
});

export const getMeetingCalendar = endpoint('GET', '/api/legal/requests/:token/calendar.ics', {
  operationId: 'getMeetingCalendar',
  summary: 'The accepted or confirmed time as a calendar file',
  params: tokenParams,
  response: { 200: describe(z.any(), 'text/calendar'), ...answersWith(400, 404, 429, 503) },
});
