// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { languageTag } from '../../content/content.ts';
import { describe, endpointsOf, namedObject } from '../../core/endpoint.ts';
import {
  idempotencyKey,
  idParams,
  pageOf,
  plainText,
  queryText,
  time,
  uuid,
  wholeNumber,
} from '../../core/fields.ts';
import { answersWith } from '../../core/problem.ts';
import { incomeUntold, legalLengths } from './requests.ts';
import { legalIssues, legalKinds, legalOutcomes, legalStates, meetingStates } from './states.ts';

const endpoint = endpointsOf('legal requests');
const path = '/api/admin/legal';

/** How long a request waits: up to a day, up to a week, or longer. */
export const legalAges = ['day', 'week', 'older'] as const;

export type LegalAge = (typeof legalAges)[number];

const counselor = z.object({ id: z.uuid(), name: z.string() });

/** What the queue shows; nothing of it was written by the person. */
const summary = {
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(legalKinds),
  state: z.enum(legalStates),
  country: describe(z.nullable(z.string()), 'Of the telephone number, ISO 3166-1 alpha-2'),
  language: z.string(),
  createdAt: time,
  closedAt: z.nullable(time),
  takenBy: z.nullable(counselor),
};

export const queuedRequest = namedObject('QueuedLegalRequest', summary);

export type QueuedRequest = z.infer<typeof queuedRequest>;

const written = z.object({ at: time, by: z.nullable(z.string()), text: z.string() });

/** What a person wrote; the fields of the other form are null. */
export const legalContents = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  issue: z.enum(legalIssues),
  description: z.string(),
  preferredDate: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  monthlyIncome: z.nullable(z.union([z.number(), z.literal(incomeUntold)])),
  currency: z.nullable(z.string()),
});

export type LegalContents = z.infer<typeof legalContents>;

/** Most pages of a PDF that are made into pictures. */
export const legalPagesMax = 20;

/** Whether a PDF can be shown as pictures of its pages. */
const filePageStates = ['waiting', 'made', 'encrypted', 'unreadable'] as const;

export type FilePageState = (typeof filePageStates)[number];

const filePages = z.object({
  state: describe(
    z.enum(filePageStates),
    '`encrypted` by a password; `unreadable` also where it takes too much time or memory',
  ),
  shown: describe(z.int(), 'Pages that have a picture'),
  total: describe(z.int(), 'Pages of the PDF'),
});

/** A request as counsel works on it; for admins without what is written in it. */
export const managedRequest = namedObject('ManagedLegalRequest', {
  ...summary,
  isMine: z.boolean(),
  outcome: z.nullable(z.enum(legalOutcomes)),
  meeting: z.nullable(z.object({ at: time, minutes: z.int(), state: z.enum(meetingStates) })),
  written: z.nullable(
    z.object({
      contents: legalContents,
      attachments: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          bytes: z.int(),
          state: z.enum(['checking', 'ready', 'refused']),
          pages: describe(z.nullable(filePages), 'Null of a file that is no PDF'),
        }),
      ),
      notes: z.array(written),
      replies: z.array(written),
    }),
  ),
});

export type ManagedRequest = z.infer<typeof managedRequest>;

export const listLegalRequests = endpoint('GET', path, {
  operationId: 'listLegalRequests',
  summary: 'Requests, those that wait longest first',
  querystring: z.object({
    q: describe(z.optional(queryText(40)), 'In the reference'),
    kind: z.optional(z.enum(legalKinds)),
    state: describe(z.optional(z.enum(legalStates)), 'All but closed ones without it'),
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    language: z.optional(languageTag),
    age: z.optional(z.enum(legalAges)),
    taken: describe(z.optional(z.enum(['mine', 'free'])), 'By the caller, or by nobody'),
    ...pageOf(50),
  }),
  response: { 200: z.array(queuedRequest), ...answersWith(400, 401, 403, 429, 503) },
});

export const listCounsel = endpoint('GET', `${path}/counsel`, {
  operationId: 'listCounsel',
  summary: 'Who can be handed a request',
  response: { 200: z.array(counselor), ...answersWith(401, 403, 429, 503) },
});

export const getManagedRequest = endpoint('GET', `${path}/:id`, {
  operationId: 'getManagedRequest',
  summary: 'A request; each opening is written to the audit log',
  params: idParams,
  response: { 200: managedRequest, ...answersWith(400, 401, 403, 404, 429, 503) },
});

const note = plainText(1, legalLengths.note);

export const updateLegalRequest = endpoint('PATCH', `${path}/:id`, {
  operationId: 'updateLegalRequest',
  summary: 'Takes, gives back, hands over, closes or reopens a request, or suggests a time',
  description: '`409 conflict` where its state does not allow that any more.',
  params: idParams,
  body: z.discriminatedUnion('action', [
    z.object({ action: z.enum(['take', 'release', 'reopen']) }),
    z.object({
      action: z.literal('hand_over'),
      to: uuid,
      note: describe(z.optional(note), 'Of counsel alone'),
    }),
    z.object({
      action: z.literal('propose'),
      at: time,
      minutes: z.int().check(z.minimum(5), z.maximum(480)),
    }),
    z.object({ action: z.literal('confirm') }),
    z.object({
      action: z.literal('close'),
      outcome: z.enum(legalOutcomes),
      message: describe(z.optional(plainText(1, legalLengths.text)), 'A last reply'),
    }),
  ]),
  response: { 200: managedRequest, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});

export type LegalRequestChange = z.infer<typeof updateLegalRequest.schema.body>;

const created = {
  201: managedRequest,
  ...answersWith(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
};

export const createLegalNote = endpoint('POST', `${path}/:id/notes`, {
  operationId: 'createLegalNote',
  summary: 'Adds a note that counsel alone can read',
  params: idParams,
  headers: idempotencyKey,
  body: z.object({ text: note }),
  response: created,
});

export const createLegalReply = endpoint('POST', `${path}/:id/replies`, {
  operationId: 'createLegalReply',
  summary: 'Replies by mail and on the status page',
  params: idParams,
  headers: idempotencyKey,
  body: z.object({ text: plainText(1, legalLengths.text) }),
  response: created,
});

export const downloadLegalFile = endpoint('GET', `${path}/:id/attachments/:fileId`, {
  operationId: 'downloadLegalFile',
  summary: 'A file of a request, as a download',
  params: z.object({ id: uuid, fileId: uuid }),
  response: {
    200: describe(z.any(), 'application/pdf or image/webp'),
    ...answersWith(400, 401, 403, 404, 429, 503),
  },
});

export const getLegalFilePage = endpoint('GET', `${path}/:id/attachments/:fileId/pages/:page`, {
  operationId: 'getLegalFilePage',
  summary: 'A page of a PDF as a picture',
  params: z.object({ id: uuid, fileId: uuid, page: wholeNumber(1, legalPagesMax) }),
  response: {
    200: describe(z.any(), 'image/webp'),
    ...answersWith(400, 401, 403, 404, 429, 503),
  },
});

export const getCounselCalendar = endpoint('GET', `${path}/:id/calendar.ics`, {
  operationId: 'getCounselCalendar',
  summary: 'The accepted or confirmed time as a calendar file',
  params: idParams,
  response: {
    200: describe(z.any(), 'text/calendar'),
    ...answersWith(400, 401, 403, 404, 429, 503),
  },
});
