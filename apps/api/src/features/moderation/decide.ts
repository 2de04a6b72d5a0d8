// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import type { Change } from '@kga/contracts/core';
import type { createDecisions } from '@kga/contracts/moderation';
import { type Database, transaction } from '@kga/db/core';
import { lockContentItem } from '@kga/db/moderation';
import type { z } from 'zod';

import {
  type DecisionResult,
  type Moderator,
  type Verdict,
  applyDecision,
} from '../../content/apply-decision.ts';
import { AppError } from '../../platform/errors.ts';

type Input = z.infer<typeof createDecisions.schema.body>;
type Output = z.infer<(typeof createDecisions.schema.response)[200]>;

type DecidedItem = ContentRef & { revision?: number | undefined };

const missing = (path: string) =>
  new AppError('validation_failed', { errors: [{ path, code: 'needed' }] });

/** @throws AppError `validation_failed` if a decision against an author has no reason */
function parseVerdict({ decision, reason, note = '' }: Input): Verdict {
  if (decision === 'approve' || decision === 'restore') return { decision, reason: null, note: '' };
  if (reason === undefined) throw missing('reason');
  if (reason === 'other' && note.trim() === '') throw missing('note');
  return { decision, reason, note: note.trim() };
}

/** Decides one item in a transaction of its own. */
export const decideItem = (
  db: Database,
  ref: DecidedItem,
  { by, verdict }: { by: Moderator; verdict: Verdict },
): Promise<DecisionResult> =>
  transaction(db, async (trx) => {
    const locked = await lockContentItem(trx, ref);
    if (!locked) return { outcome: 'gone' };
    return applyDecision(trx, locked, { ref, by, verdict });
  });

/**
 * Decides several items, each in its own transaction; those that cannot be decided are skipped.
 * `onChange` is called for each item that readers see differently.
 * @throws AppError `validation_failed`
 */
export async function decideItems(
  db: Database,
  by: Moderator,
  { input, onChange }: { input: Input; onChange: (change: Change) => Promise<void> },
): Promise<Output> {
  const verdict = parseVerdict(input);
  const output: Output = { decided: [], skipped: [] };
  for (const { kind, id, revision } of input.items) {
    const result = await decideItem(db, { kind, id, revision }, { by, verdict });
    if (result.outcome === 'decided') {
      const { decisionId, status } = result;
      output.decided.push({ kind, id, decisionId, status, revision: result.revision });
      if (result.change) await onChange(result.change);
    } else {
      output.skipped.push({ kind, id, code: result.outcome });
    }
  }
  return output;
}
