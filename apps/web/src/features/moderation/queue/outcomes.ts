// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef, ContentStatus, Decision } from '@kga/contracts/content';
import type { createDecisions } from '@kga/contracts/moderation';

import type { CallResult } from '../../../lib/api.ts';

type Response = CallResult<typeof createDecisions>;

/** Outcome of a case since its list was loaded. */
export type Outcome =
  | {
      type: 'decided';
      decision: Decision;
      decisionId: string;
      status: ContentStatus;
      revision: number;
    }
  | { type: 'skipped'; code: Response['skipped'][number]['code'] }
  | { type: 'undone'; revision: number };

export type Outcomes = ReadonlyMap<string, Outcome>;

/** A key that is unique across content kinds. */
export const keyOf = ({ kind, id }: ContentRef): string => `${kind} ${id}`;

export function withResponse(before: Outcomes, decision: Decision, response: Response): Outcomes {
  const after = new Map(before);
  for (const { decisionId, status, revision, ...item } of response.decided) {
    after.set(keyOf(item), { type: 'decided', decision, decisionId, status, revision });
  }
  for (const { code, ...item } of response.skipped)
    after.set(keyOf(item), { type: 'skipped', code });
  return after;
}

/** Records an undone decision. Undoing increments the revision, which the next decision names. */
export function withUndone(
  before: Outcomes,
  { revision, ...item }: ContentRef & { revision: number },
): Outcomes {
  return new Map(before).set(keyOf(item), { type: 'undone', revision: revision + 1 });
}

export function revisionOf(
  loaded: ContentRef & { revision: number },
  outcome: Outcome | undefined,
): number {
  return outcome && outcome.type !== 'skipped' ? outcome.revision : loaded.revision;
}
