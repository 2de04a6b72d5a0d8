import * as z from 'zod/mini';

import { contentReasons, contentRef, contentStatuses } from './content.ts';
import { described, endpoint } from './core/endpoint.ts';
import { contentKinds } from './core/features.ts';
import { limit, plainText, wholeNumber } from './core/fields.ts';
import { languages } from './core/languages.ts';
import { answersWith } from './core/problem.ts';
import { roles } from './user.ts';

const time = z.iso.datetime();
const nothing = described(z.null(), 'Nothing');
const cursor = z.optional(z.string().check(z.maxLength(512)));
const note = plainText(0, 1_000);

export const decisions = ['approve', 'reject', 'hide', 'restore'] as const;

export type Decision = (typeof decisions)[number];

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
  weight: described(z.number(), '1 unless the reporter’s earlier reports were found false'),
});

export const moderationCase = z
  .object({
    ...contentRef.shape,
    causes: z.array(z.enum(caseCauses)),
    holds: z.array(z.enum(holdReasons)),
    status: z.enum(contentStatuses),
    since: time,
    revision: described(z.int(), 'Whoever decides names the one seen'),
    title: described(z.string(), 'Empty for a reply'),
    content: z.string(),
    details: described(
      z.array(z.object({ name: z.string(), value: z.string() })),
      'What else was written, such as `gameName`',
    ),
    language: z.enum(languages),
    path: described(z.string(), 'Where it stands or will stand'),
    context: described(
      z.nullable(z.object({ title: z.string(), path: z.string(), content: z.string() })),
      'What it belongs to or answers',
    ),
    reports: described(z.array(report), 'Newest first, at most 20'),
    reportCount: z.int(),
    author: z.object({
      id: described(z.nullable(z.string()), 'Whole; null where the account was deleted'),
      kind: z.enum(['guest', 'deleted', ...roles]),
      name: z.string(),
      since: z.nullable(time),
      suspended: z.boolean(),
      published: z.int(),
      pending: z.int(),
      rejected: z.int(),
      hidden: z.int(),
    }),
    decided: described(
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
  })
  .register(z.globalRegistry, { id: 'ModerationCase' });

export type ModerationCase = z.infer<typeof moderationCase>;

const tags = ['moderation'] as const;

export const createReport = endpoint({
  method: 'POST',
  url: '/api/reports',
  schema: {
    operationId: 'createReport',
    summary: 'Reports a published piece; a second report of the same one changes the first',
    tags,
    body: z.object({
      ...contentRef.shape,
      reason: z.enum(contentReasons),
      note: z.optional(note),
    }),
    response: { 204: nothing, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
  },
});

export const listModerationCases = endpoint({
  method: 'GET',
  url: '/api/admin/moderation',
  schema: {
    operationId: 'listModerationCases',
    summary: 'What waits for a decision, the longest first; or what was decided, the last first',
    tags,
    querystring: z.object({
      status: described(
        z._default(z.enum(['open', 'decided', ...contentStatuses]), 'open'),
        '`pending` is what waits for its first look; `published`, `hidden` and `rejected` are what was decided and became that',
      ),
      kind: z.optional(z.enum(contentKinds)),
      cause: z.optional(z.enum(caseCauses)),
      language: z.optional(z.enum(languages)),
      olderThanHours: z.optional(wholeNumber(0, 8_760)),
      limit: z._default(limit, 20),
      cursor,
    }),
    response: { 200: z.array(moderationCase), ...answersWith(400, 401, 403, 429, 503) },
  },
});

export const createDecisions = endpoint({
  method: 'POST',
  url: '/api/admin/moderation/decisions',
  schema: {
    operationId: 'createDecisions',
    summary: 'Decides one or many cases; those that somebody else decided meanwhile are left',
    tags,
    body: z.object({
      items: z
        .array(z.object({ ...contentRef.shape, revision: z.optional(z.int()) }))
        .check(z.minLength(1), z.maxLength(100)),
      decision: z.enum(decisions),
      reason: described(
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
  },
});

export const undoDecision = endpoint({
  method: 'POST',
  url: '/api/admin/moderation/decisions/:id/undo',
  schema: {
    operationId: 'undoDecision',
    summary: 'Takes a decision back, where it is the last one of its case',
    tags,
    params: z.object({ id: z.uuid() }),
    response: { 204: nothing, ...answersWith(400, 401, 403, 404, 409, 429, 503) },
  },
});

export const updatePostFlags = endpoint({
  method: 'PATCH',
  url: '/api/admin/forum/posts/:id',
  schema: {
    operationId: 'updatePostFlags',
    summary: 'Locks or pins a post, or neither',
    tags,
    params: z.object({ id: z.uuid() }),
    body: z.object({ locked: z.optional(z.boolean()), pinned: z.optional(z.boolean()) }),
    response: {
      200: z.object({ locked: z.boolean(), pinned: z.boolean() }),
      ...answersWith(400, 401, 403, 404, 413, 415, 429, 503),
    },
  },
});

export const listEdits = endpoint({
  method: 'GET',
  url: '/api/admin/moderation/:kind/:id/history',
  schema: {
    operationId: 'listEdits',
    summary: 'What a piece said before each change, newest first',
    tags,
    params: contentRef,
    response: {
      200: z.array(z.object({ title: z.string(), content: z.string(), replacedAt: time })),
      ...answersWith(400, 401, 403, 404, 429, 503),
    },
  },
});

export const auditEntry = z
  .object({
    id: z.uuid(),
    at: time,
    actorId: z.nullable(z.string()),
    actor: z.string(),
    action: z.string(),
    subjectKind: z.string(),
    subjectId: z.string(),
    before: z.nullable(z.string()),
    after: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'AuditEntry' });

export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilter = {
  q: described(z.optional(plainText(0, 200)), 'In who, what, before, after and why'),
  action: z.optional(plainText(0, 100)),
  subjectKind: z.optional(plainText(0, 100)),
  subjectId: z.optional(plainText(0, 200)),
  actorId: z.optional(z.uuid()),
  from: z.optional(time),
  to: z.optional(time),
};

export const listAuditEntries = endpoint({
  method: 'GET',
  url: '/api/admin/audit-log',
  schema: {
    operationId: 'listAuditEntries',
    summary: 'Who did what, newest first',
    description:
      'Moderators see what was done to content; admins also what was done to people and sources.',
    tags,
    querystring: z.object({ ...auditFilter, limit: z._default(limit, 50), cursor }),
    response: { 200: z.array(auditEntry), ...answersWith(400, 401, 403, 429, 503) },
  },
});

export const exportAuditLog = endpoint({
  method: 'GET',
  url: '/api/admin/audit-log/export',
  schema: {
    operationId: 'exportAuditLog',
    summary: 'The same as CSV, oldest first, as a stream',
    tags,
    querystring: z.object(auditFilter),
    response: { 200: described(z.any(), 'text/csv'), ...answersWith(400, 401, 403, 429, 503) },
  },
});

export const getModerationFigures = endpoint({
  method: 'GET',
  url: '/api/forum/moderation-figures',
  schema: {
    operationId: 'getModerationFigures',
    summary: 'How much was reported and removed in the last 30 days',
    tags: ['forum'],
    response: {
      200: z.object({ reported: z.int(), removed: z.int(), restored: z.int() }),
      ...answersWith(429, 503),
    },
  },
});
