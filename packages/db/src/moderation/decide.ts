import type { Change, ContentReason, ContentRef, ContentStatus, Decision } from '@kga/contracts';
import { type Transaction, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { insertAuditEntries } from '../audit/queries.ts';
import type { Database } from '../client.ts';
import type { ContentItem } from '../content/content-type.ts';
import { contentTypeOf } from '../content/registry.ts';
import { retryOnConflict } from '../errors.ts';
import type { Schema } from '../schema.ts';
import { type CaseRow, updateCase, lockContentItem } from './cases.ts';
import { notifyAuthor } from './notify-author.ts';
import { settleReports } from './settle-reports.ts';

/** Who decides. */
export type Moderator = { id: string; name: string };

export type Verdict = { decision: Decision; reason: ContentReason | null; note: string };

export type DecisionResult =
  | {
      outcome: 'decided';
      decisionId: string;
      status: ContentStatus;
      revision: number;
      /** To announce once the transaction is over; undefined where readers see no difference. */
      change: Change | undefined;
    }
  | { outcome: 'gone' | 'decided_meanwhile' | 'own' | 'not_possible' };

/** A reason and what was written with it, as the audit log has them. */
const reasonText = ({ reason, note }: Pick<Verdict, 'reason' | 'note'>): string | null =>
  [reason ?? '', note].filter(Boolean).join(': ') || null;

/** Whether its author is told of a decision: what was reported without cause and stays is no news. */
export const isAuthorNotified = (of: { before: ContentStatus; after: ContentStatus }): boolean =>
  of.before !== 'published' || of.after !== 'published';

/** What a piece becomes; undefined where such a decision makes no sense. */
function statusAfter(
  decision: Decision,
  { status }: ContentItem,
  { state }: Pick<CaseRow, 'state'>,
): ContentStatus | undefined {
  const waits = state === 'open';
  switch (decision) {
    case 'approve':
      return status === 'pending' || (waits && status !== 'rejected') ? 'published' : undefined;
    case 'reject':
      return status === 'pending' ? 'rejected' : undefined;
    case 'hide':
      // Reports may have hidden it already; then it stays so.
      return status === 'published' || (waits && status === 'hidden') ? 'hidden' : undefined;
    case 'restore':
      return status === 'hidden' || status === 'rejected' ? 'published' : undefined;
  }
}

/**
 * Decides one piece: its status, its case, its reports, the mail to its author and the log change
 * together. Of two who decide the same, the second one is told that it was `decided_meanwhile`.
 */
export async function decideCase(
  db: Database,
  item: ContentRef & { revision?: number | undefined },
  { by, verdict }: { by: Moderator; verdict: Verdict },
): Promise<DecisionResult> {
  return retryOnConflict(() =>
    db.transaction().execute((trx) => decideIn(trx, item, { by, verdict })),
  );
}

async function decideIn(
  trx: Transaction<Schema>,
  item: ContentRef & { revision?: number | undefined },
  { by, verdict }: { by: Moderator; verdict: Verdict },
): Promise<DecisionResult> {
  const { kind, id } = item;
  const moderated = contentTypeOf(kind);
  const locked = await lockContentItem(trx, item);
  if (!locked) return { outcome: 'gone' };
  const { piece, row: found } = locked;
  if (piece.accountId === by.id) return { outcome: 'own' };
  if (item.revision !== undefined && item.revision !== found.revision) {
    return { outcome: 'decided_meanwhile' };
  }
  const status = statusAfter(verdict.decision, piece, found);
  if (status === undefined) return { outcome: 'not_possible' };

  const wasOpen = found.state === 'open';
  const revision = await updateCase(trx, item, {
    // Why it waited stays known until the next decision, so that this one can be undone.
    causes: wasOpen ? found.causes : [],
    holds: wasOpen ? found.holds : [],
    state: 'decided',
    decidedStatus: status,
    reports: { count: 0, weight: 0 },
    seenAnew: true,
  });
  const decisionId = uuidv7();
  await trx
    .insertInto('moderation_decision')
    .values({
      id: decisionId,
      kind,
      item_id: id,
      ...verdict,
      status_before: piece.status,
      status_after: status,
      revision,
      by_id: by.id,
      by_name: by.name,
      // The clock and not the transaction's beginning: who waited for a lock decided later.
      at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  await settleReports(trx, item, { decisionId, upheld: status !== 'published' });
  const change =
    status === piece.status ? undefined : await moderated.setStatus(trx, { id, status });
  await insertAuditEntries(trx, {
    actor_id: by.id,
    actor: by.name,
    action: `content.${verdict.decision}`,
    subject_kind: kind,
    subject_id: id,
    before: piece.status,
    after: status,
    reason: reasonText(verdict),
  });
  if (isAuthorNotified({ before: piece.status, after: status })) {
    await notifyAuthor(trx, moderated, piece, { ...verdict, status });
  }
  return { outcome: 'decided', decisionId, status, revision, change };
}
