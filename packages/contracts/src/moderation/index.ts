// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { roles } from '../accounts/user.ts';
import {
  type ContentStatus,
  type Decision,
  contentReasons,
  contentRef,
  contentStatuses,
  decisions,
  languageTag,
} from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { contentKinds } from '../core/features.ts';
import {
  idParams,
  nothing,
  pageOf,
  plainText,
  queryText,
  time,
  wholeNumber,
} from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { forumCategoryIds } from '../forum/categories.ts';
import { noteMax } from './redactions.ts';

export * from './redactions.ts';

const note = plainText(0, noteMax);

/** Why an item is in the queue. */
export const caseCauses = ['pending', 'reported', 'held'] as const;

export type CaseCause = (typeof caseCauses)[number];

/** Why an item was held back although its author is not new. */
export const holdReasons = ['links', 'alike', 'too_quick', 'hidden_field', 'reported'] as const;

export type HoldReason = (typeof holdReasons)[number];

const report = z.object({
  reason: z.enum(contentReasons),
  note: z.string(),
  at: time,
  weight: describe(z.number(), '1 unless the reporter’s earlier reports were found false'),
});

export const moderationCase = namedObject('ModerationCase', {
  ...contentRef.shape,
  causes: z.array(z.enum(caseCauses)),
  holds: z.array(z.enum(holdReasons)),
  status: z.enum(contentStatuses),
  since: time,
  revision: describe(z.int(), 'Whoever decides names the one seen'),
  title: describe(z.string(), 'Empty for a reply'),
  content: z.string(),
  pictures: describe(
    // Absent in answers of an older version.
    z._default(z.array(z.string()), []),
    'Paths of the pictures in it on the public origin',
  ),
  details: describe(
    z.array(z.object({ name: z.string(), value: z.string() })),
    'What else was written, such as `gameName`',
  ),
  language: z.string(),
  path: describe(z.string(), 'Where it stands or will stand'),
  context: describe(
    z.nullable(
      z.object({
        title: z.string(),
        language: describe(z.string(), 'Of the title'),
        path: z.string(),
        content: z.string(),
      }),
    ),
    'What it belongs to or answers',
  ),
  reports: describe(z.array(report), 'Newest first, at most 20'),
  reportCount: z.int(),
  author: z.object({
    id: describe(z.nullable(z.string()), 'Whole; null where the account was deleted'),
    kind: z.enum(['guest', 'deleted', ...roles]),
    name: z.string(),
    since: z.nullable(time),
    suspended: z.boolean(),
    published: z.int(),
    pending: z.int(),
    rejected: z.int(),
    hidden: z.int(),
  }),
  decided: describe(
    z.nullable(
      z.object({
        id: z.uuid(),
        decision: z.enum(decisions),
        reason: z.nullable(z.enum(contentReasons)),
        note: z.string(),
        by: z.string(),
        at: time,
        undoable: z.boolean(),
      }),
    ),
    'The last decision',
  ),
});

export type ModerationCase = z.infer<typeof moderationCase>;

const endpoint = endpointsOf('moderation');

export const createReport = endpoint('POST', '/api/reports', {
  operationId: 'createReport',
  summary: 'Reports a published item; a second report of the same item replaces the first',
  body: z.object({ ...contentRef.shape, reason: z.enum(contentReasons), note: z.optional(note) }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
});

export const listModerationCases = endpoint('GET', '/api/admin/moderation', {
  operationId: 'listModerationCases',
  summary: 'What waits for a decision, the longest first; or what was decided, the last first',
  querystring: z.object({
    status: describe(
      z._default(z.enum(['open', 'decided', ...contentStatuses]), 'open'),
      '`pending` is what waits for its first look; `published`, `hidden` and `rejected` are what was decided and became that',
    ),
    kind: z.optional(z.enum(contentKinds)),
    cause: z.optional(z.enum(caseCauses)),
    language: z.optional(languageTag),
    olderThanHours: z.optional(wholeNumber(0, 8_760)),
    ...pageOf(20),
  }),
  response: { 200: z.array(moderationCase), ...answersWith(400, 401, 403, 429, 503) },
});

export const createDecisions = endpoint('POST', '/api/admin/moderation/decisions', {
  operationId: 'createDecisions',
  summary: 'Decides one or many cases; cases that another moderator decided meanwhile are left out',
  body: z.object({
    items: z
      .array(z.object({ ...contentRef.shape, revision: z.optional(z.int()) }))
      .check(z.minLength(1), z.maxLength(100)),
    decision: z.enum(decisions),
    reason: describe(
      z.optional(z.enum(contentReasons)),
      'Needed to reject or hide; `other` needs a note',
    ),
    note: z.optional(note),
  }),
  response: {
    200: z.object({
      decided: z.array(
        z.object({
          ...contentRef.shape,
          decisionId: z.uuid(),
          status: z.enum(contentStatuses),
          revision: z.int(),
        }),
      ),
      skipped: z.array(
        z.object({
          ...contentRef.shape,
          code: z.enum(['gone', 'decided_meanwhile', 'own', 'not_possible']),
        }),
      ),
    }),
    ...answersWith(400, 401, 403, 413, 415, 429, 503),
  },
});

export const undoDecision = endpoint('POST', '/api/admin/moderation/decisions/:id/undo', {
  operationId: 'undoDecision',
  summary: 'Takes a decision back, where it is the last one of its case',
  params: idParams,
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 409, 429, 503) },
});

export const moderatePost = endpoint('PATCH', '/api/admin/forum/posts/:id', {
  operationId: 'moderatePost',
  summary: 'Locks, pins or moves a post; what is left out stays as it is',
  params: idParams,
  body: z.object({
    locked: z.optional(z.boolean()),
    pinned: z.optional(z.boolean()),
    categoryId: describe(z.optional(z.enum(forumCategoryIds)), 'Where to move it'),
  }),
  response: {
    200: z.object({
      locked: z.boolean(),
      pinned: z.boolean(),
      categoryId: z.enum(forumCategoryIds),
    }),
    ...answersWith(400, 401, 403, 404, 413, 415, 429, 503),
  },
});

export const listEdits = endpoint('GET', '/api/admin/moderation/:kind/:id/history', {
  operationId: 'listEdits',
  summary: 'Earlier versions of an item, newest first',
  params: contentRef,
  response: {
    200: z.array(z.object({ title: z.string(), content: z.string(), replacedAt: time })),
    ...answersWith(400, 401, 403, 404, 429, 503),
  },
});

export const auditEntry = namedObject('AuditEntry', {
  id: z.uuid(),
  at: time,
  actorId: z.nullable(z.string()),
  actor: z.string(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectTitle: describe(
    z.nullable(z.string()),
    'Its present title or name; null where it was deleted or has none',
  ),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilter = {
  q: describe(z.optional(queryText(200)), 'In who, what, before, after and why'),
  action: z.optional(queryText(100)),
  subjectKind: z.optional(queryText(100)),
  subjectId: z.optional(queryText(200)),
  actorId: z.optional(z.uuid()),
  from: z.optional(time),
  to: z.optional(time),
};

export const listAuditEntries = endpoint('GET', '/api/admin/audit-log', {
  operationId: 'listAuditEntries',
  summary: 'Who did what, newest first',
  description:
    'Moderators see what was done to content; admins also what was done to people and sources.',
  querystring: z.object({ ...auditFilter, ...pageOf(50) }),
  response: { 200: z.array(auditEntry), ...answersWith(400, 401, 403, 429, 503) },
});

export const exportAuditLog = endpoint('GET', '/api/admin/audit-log/export', {
  operationId: 'exportAuditLog',
  summary: 'The same as CSV, oldest first, as a stream',
  querystring: z.object(auditFilter),
  response: { 200: describe(z.any(), 'text/csv'), ...answersWith(400, 401, 403, 429, 503) },
});

/** State of a moderation case: waiting for a moderator, or decided. */
export type CaseState = 'open' | 'decided';

/** Status of an item after each decision, by its status before; a missing status is not possible. */
type DecisionTable = Record<Decision, Readonly<Partial<Record<ContentStatus, ContentStatus>>>>;

export const statusAfterDecision = {
  open: {
    // Approving a reported item finds the reports wrong; it is shown, or stays so.
    approve: { pending: 'published', published: 'published', hidden: 'published' },
    reject: { pending: 'rejected' },
    // Reports may have hidden an item already; hiding it finds them right.
    hide: { published: 'hidden', hidden: 'hidden' },
    restore: { hidden: 'published', rejected: 'published' },
  },
  decided: {
    approve: { pending: 'published' },
    reject: { pending: 'rejected' },
    hide: { published: 'hidden' },
    restore: { hidden: 'published', rejected: 'published' },
  },
} as const satisfies Record<CaseState, DecisionTable>;

/** Status of an item after a decision; undefined if the decision is not possible. */
export function statusAfter(
  decision: Decision,
  { state, status }: { state: CaseState; status: ContentStatus },
): ContentStatus | undefined {
  const table: DecisionTable = statusAfterDecision[state];
  return table[decision][status];
}

/** The days within which the last decision about an item can be undone. */
export const undoableDays = 30;

export * from './marks.ts';
