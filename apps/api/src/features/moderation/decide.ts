import type { Change, createDecisions } from '@kga/contracts';
import { type Database, type Moderator, type Verdict, decideCase } from '@kga/db';
import type { z } from 'zod';

import { AppError } from '../../platform/errors.ts';

type Given = z.infer<typeof createDecisions.schema.body>;
type Answer = z.infer<(typeof createDecisions.schema.response)[200]>;

const refuse = (path: string) =>
  new AppError('validation_failed', { errors: [{ path, code: 'needed' }] });

/** @throws AppError `validation_failed` where somebody is left without a reason */
function verdictOf({ decision, reason, note = '' }: Given): Verdict {
  const isAgainst = decision === 'reject' || decision === 'hide';
  if (isAgainst && reason === undefined) throw refuse('reason');
  if (isAgainst && reason === 'other' && note.trim() === '') throw refuse('note');
  return { decision, reason: (isAgainst && reason) || null, note: isAgainst ? note.trim() : '' };
}

/**
 * Decides pieces one after the other, each for itself: what somebody else has decided meanwhile
 * holds up none of the others. `changed` is told of what readers see otherwise, piece by piece.
 *
 * @throws AppError `validation_failed`
 */
export async function decideCases(
  db: Database,
  by: Moderator,
  { given, changed }: { given: Given; changed: (change: Change) => Promise<void> },
): Promise<Answer> {
  const verdict = verdictOf(given);
  const answer: Answer = { decided: [], skipped: [] };
  for (const { kind, id, revision } of given.items) {
    const found = await decideCase(db, { kind, id, revision }, { by, verdict });
    if (found.outcome !== 'decided') {
      answer.skipped.push({ kind, id, code: found.outcome });
      continue;
    }
    const { decisionId, status } = found;
    answer.decided.push({ kind, id, decisionId, status, revision: found.revision });
    if (found.change) await changed(found.change);
  }
  return answer;
}
