// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import type { ApiTag } from '../core/features.ts';
import { answersWith } from '../core/problem.ts';

/** What an account or a guest sets on an item, once, and takes back. */
export type MarkKind = 'helpful' | 'game_like' | 'game_follow' | 'post_follow' | 'letter_written';

/** When marks with a public count are held, so that they do not count yet. */
export const markHolds = {
  /** Marks of guests who registered less than this number of seconds ago are. */
  guestSeconds: 60,
  /** Those of an item beyond this number of people in an hour are. */
  perHour: 60,
  /** They count after this number of seconds … */
  coolSeconds: 3_600,
  /** … unless this number of an item is exceeded; then a moderator decides. */
  decidedBeyond: 20,
} as const;

/** Whether the caller has set a mark of an item, and how many have; 0 where that is private. */
export type MarkState = { isSet: boolean; count: number };

/** Names of a mark's fields in answers; a mark without a count is private. */
type MarkFields = { readonly isSet: string; readonly count?: string };

type Marked = { readonly fields: MarkFields };

export const markAnswer = (
  { fields }: Marked,
  { isSet, count }: MarkState,
): Record<string, boolean | number> => ({
  [fields.isSet]: isSet,
  ...(fields.count !== undefined && { [fields.count]: count }),
});

export const markState = (
  { fields }: Marked,
  answer: Readonly<Record<string, unknown>>,
): MarkState => ({
  isSet: answer[fields.isSet] === true,
  count: fields.count === undefined ? 0 : Number(answer[fields.count]),
});

type MarkOperations = {
  readonly kind: Exclude<MarkKind, 'helpful'>;
  readonly fields: MarkFields;
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
  { kind, fields, operationId, params, hasBody, summary }: MarkOperations,
) {
  const endpoint = endpointsOf(tag);
  const isSet = { [fields.isSet]: describe(z.boolean(), 'Whether the caller has set it') };
  const answer = namedObject(operationId, {
    ...isSet,
    ...(fields.count !== undefined && { [fields.count]: z.int() }),
  });
  const response = { 200: answer, ...answersWith(400, 401, 403, 404, 413, 415, 429, 503) };
  return {
    kind,
    fields,
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
