// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { linkedGame } from '../archive/archive.ts';
import { author, contentLanguage, contentRef } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { contentKinds } from '../core/features.ts';
import { idParams, nothing, pageOf, plainText, queryText, time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { displayNameLength } from './accounts.ts';

/** A member as everybody sees them. */
export const member = namedObject('Member', {
  ...author.shape,
  id: z.uuid(),
  since: describe(z.iso.date(), 'Day of the registration'),
  games: describe(
    // Absent in answers of an older version.
    z._default(z.array(linkedGame), []),
    'Games of the archive that the member remembers, at most 12, the one remembered last first',
  ),
});

export type Member = z.infer<typeof member>;

export const memberContribution = namedObject('MemberContribution', {
  ...contentRef.shape,
  title: describe(z.string(), 'For a reply, the title of its post'),
  excerpt: describe(z.string(), 'The beginning of the text, on one line'),
  path: z.string(),
  language: contentLanguage,
  createdAt: time,
});

export type MemberContribution = z.infer<typeof memberContribution>;

const endpoint = endpointsOf('members');

/** Most members that a beginning of a name finds. */
export const namedMembersMax = 8;

export const listMembers = endpoint('GET', '/api/members', {
  operationId: 'listMembers',
  summary: 'Members whose public names begin with some letters, as to complete `@name`; at most 8',
  querystring: z.object({ name: queryText(displayNameLength.max).check(z.minLength(1)) }),
  response: { 200: z.array(author), ...answersWith(400, 429, 503) },
});

export const getMember = endpoint('GET', '/api/members/:id', {
  operationId: 'getMember',
  summary: 'A member, unless suspended',
  params: idParams,
  response: { 200: member, ...answersWith(400, 404, 429, 503) },
});

export const listMemberContributions = endpoint('GET', '/api/members/:id/contributions', {
  operationId: 'listMemberContributions',
  summary: 'What everybody can read of a member, newest first',
  params: idParams,
  querystring: z.object({ kind: z.optional(z.enum(contentKinds)), ...pageOf(20) }),
  response: { 200: z.array(memberContribution), ...answersWith(400, 404, 429, 503) },
});

/** A public name from before stricter rules. */
export const displayNameReview = namedObject('DisplayNameReview', {
  id: describe(z.uuid(), 'Of the account'),
  name: z.string(),
  since: describe(z.iso.date(), 'Day of the registration'),
  reason: describe(
    z.enum(['look_alike', 'refused', 'reserved']),
    '`refused`: it looks like a name that moderators removed; `reserved`: it claims an office',
  ),
  other: describe(
    z.nullable(z.object({ id: z.uuid(), name: z.nullable(z.string()) })),
    'The older account whose name looks the same, if that is the reason',
  ),
});

export type DisplayNameReview = z.infer<typeof displayNameReview>;

export const listDisplayNameReviews = endpoint('GET', '/api/admin/display-names', {
  operationId: 'listDisplayNameReviews',
  summary: 'Public names that wait for a moderator, of the oldest accounts first',
  response: {
    200: describe(z.array(displayNameReview), 'At most 100'),
    ...answersWith(401, 403, 429, 503),
  },
});

export const approveDisplayName = endpoint('POST', '/api/admin/display-names/:id/approval', {
  operationId: 'approveDisplayName',
  summary: 'Keeps a public name that waits for a moderator',
  description: 'As with removing one, not of oneself (`409 own_account`) and not of the team.',
  params: idParams,
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 409, 429, 503) },
});

export const resetDisplayName = endpoint('DELETE', '/api/admin/members/:id/display-name', {
  operationId: 'resetDisplayName',
  summary: 'Removes the public name of a member; it cannot be chosen again',
  description:
    'Moderators do so for members, admins for everybody but themselves (`409 own_account`).',
  params: idParams,
  body: z.object({ reason: plainText(3, 500) }),
  response: { 204: nothing, ...answersWith(400, 401, 403, 404, 409, 413, 415, 429, 503) },
});
