// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import type { ContentKind } from '../core/features.ts';
import { idList } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { helpfulCount } from './content.ts';

/** Kinds of content that members can mark as helpful. */
export const reactionKinds = [
  'forum_post',
  'forum_reply',
  'memory',
] as const satisfies readonly ContentKind[];

export type ReactionKind = (typeof reactionKinds)[number];

export const reaction = namedObject('Reaction', {
  id: describe(z.uuid(), 'Of the item'),
  own: describe(z.boolean(), 'Whether one finds it helpful'),
  helpful: helpfulCount,
});

export type Reaction = z.infer<typeof reaction>;

const endpoint = endpointsOf('reactions');
const reactionKind = z.enum(reactionKinds);

export const listReactions = endpoint('GET', '/api/reactions/:kind', {
  operationId: 'listReactions',
  summary: 'How many members found each of these items helpful, and whether one does',
  params: z.object({ kind: reactionKind }),
  querystring: z.object({ ids: idList }),
  response: { 200: z.array(reaction), ...answersWith(400, 401, 429, 503) },
});

export const updateReaction = endpoint('PUT', '/api/reactions/:kind/:id', {
  operationId: 'updateReaction',
  summary: 'Marks an item of someone else as helpful, or takes that back',
  description:
    'For members, because a guest id costs nothing. Items of the caller: `403 not_allowed`.',
  params: z.object({ kind: reactionKind, id: z.uuid() }),
  body: z.object({ helpful: z.boolean() }),
  response: { 200: reaction, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
});
