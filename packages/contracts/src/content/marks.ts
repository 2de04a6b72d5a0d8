// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import type { ApiTag, ChangeTopic, ContentKind } from '../core/features.ts';
import { idList } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

type MarkRules = {
  /** Kinds of content that can be marked; none where items are no content. */
  readonly items: readonly ContentKind[];
  /** Whether guests can set it, too. */
  readonly byGuests: boolean;
  /** Names of its fields in answers; a mark without a count is private. */
  readonly fields: { readonly isSet: string; readonly count?: string };
  /** Whether it is ended by a link in the mails that it causes. */
  readonly isMailed?: boolean;
  /** How its items can differ from published content of anybody: not one's own, one's own unpublished too. */
  readonly own?: 'refused' | 'unpublished';
  /** What is invalidated when the count of an item that is no content changes. */
  readonly topic?: ChangeTopic;
};

/** Kinds of content that members can mark as helpful. */
export const reactionKinds = [
  'forum_post',
  'forum_reply',
  'memory',
] as const satisfies readonly ContentKind[];

export type ReactionKind = (typeof reactionKinds)[number];

const declareMarks = <Kind extends string>(kinds: Readonly<Record<Kind, MarkRules>>) => kinds;

/** What an account or a guest sets on an item, once, and takes back. */
export const marks = declareMarks({
  helpful: {
    items: reactionKinds,
    byGuests: false,
    fields: { isSet: 'own', count: 'helpful' },
    own: 'refused',
  },
  game_like: {
    items: ['game'],
    byGuests: true,
    fields: { isSet: 'liked', count: 'likeCount' },
  },
  game_follow: {
    items: ['game'],
    byGuests: false,
    fields: { isSet: 'following' },
    isMailed: true,
  },
  post_follow: {
    items: ['forum_post'],
    byGuests: false,
    fields: { isSet: 'following' },
    isMailed: true,
    own: 'unpublished',
  },
  letter_written: {
    items: [],
    byGuests: true,
    fields: { isSet: 'hasWritten', count: 'written' },
    topic: 'letters',
  },
});

export type MarkKind = keyof typeof marks;

/** Whether the caller has set a mark of an item, and how many have; 0 where that is private. */
export type MarkState = { isSet: boolean; count: number };

type MarkAnswer = Record<string, boolean | number>;

export function markAnswer(kind: MarkKind, { isSet, count }: MarkState): MarkAnswer {
  const { fields } = marks[kind];
  return { [fields.isSet]: isSet, ...(fields.count !== undefined && { [fields.count]: count }) };
}

export function markState(kind: MarkKind, answer: Readonly<Record<string, unknown>>): MarkState {
  const { fields } = marks[kind];
  return {
    isSet: answer[fields.isSet] === true,
    count: fields.count === undefined ? 0 : Number(answer[fields.count]),
  };
}

type MarkOperations = {
  readonly kind: Exclude<MarkKind, 'helpful'>;
  /** What follows the verb in the ids of the operations; also the name of the answer. */
  readonly operationId: string;
  /** The id of the item is the only one. */
  readonly params: z.ZodMiniType<Record<string, string>>;
  /** Whether the body of `set` says what to set; otherwise `unset` takes it back. */
  readonly hasBody: boolean;
  readonly summary: { readonly get: string; readonly set: string; readonly unset?: string };
};

/** The operations of a mark, all at one path. */
export function markEndpoints(
  tag: ApiTag,
  path: string,
  { kind, operationId, params, hasBody, summary }: MarkOperations,
) {
  const endpoint = endpointsOf(tag);
  const { fields } = marks[kind];
  const isSet = { [fields.isSet]: describe(z.boolean(), 'Whether the caller has set it') };
  const answer = namedObject(operationId, {
    ...isSet,
    ...(fields.count !== undefined && { [fields.count]: z.int() }),
  });
  const response = { 200: answer, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) };
  return {
    kind,
    get: endpoint('GET', path, {
      operationId: `get${operationId}`,
      summary: summary.get,
      params,
      response: { 200: answer, ...answersWith(400, 401, 404, 429, 503) },
    }),
    set: endpoint('PUT', path, {
      operationId: `${hasBody ? 'update' : 'create'}${operationId}`,
      summary: summary.set,
      params,
      ...(hasBody && { body: z.object(isSet) }),
      response,
    }),
    unset: hasBody
      ? undefined
      : endpoint('DELETE', path, {
          operationId: `delete${operationId}`,
          summary: summary.unset ?? '',
          params,
          response,
        }),
  };
}

export type MarkEndpoints = ReturnType<typeof markEndpoints>;

export const helpfulCount = describe(z.int(), 'How many members found it helpful');

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
  description: 'For members, because a guest id costs nothing. One’s own items: `403 not_allowed`.',
  params: z.object({ kind: reactionKind, id: z.uuid() }),
  body: z.object({ helpful: z.boolean() }),
  response: { 200: reaction, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) },
});
