import type { AuditEntry, ModerationCase } from '@kga/contracts';
import {
  type AuditRow,
  type Author,
  type CaseRow,
  type DecisionRow,
  type ContentItem,
  type ReportRow,
  isUndoable,
} from '@kga/db';

/** Everything that is known of a case. */
export type WholeCase = {
  row: CaseRow;
  piece: ContentItem;
  author: Author;
  reports: readonly ReportRow[];
  decision: DecisionRow | undefined;
};

function presentDecision(
  decision: DecisionRow | undefined,
  { row, piece }: Pick<WholeCase, 'row' | 'piece'>,
): ModerationCase['decided'] {
  if (!decision) return null;
  return {
    id: decision.id,
    decision: decision.decision,
    reason: decision.reason,
    note: decision.note,
    by: decision.by_name,
    at: decision.at.toISOString(),
    undoable: row.state === 'decided' && isUndoable(decision, piece),
  };
}

export function presentCase({ row, piece, author, reports, decision }: WholeCase): ModerationCase {
  return {
    kind: row.kind,
    id: row.item_id,
    causes: row.causes,
    holds: row.holds,
    status: piece.status,
    since: row.since.toISOString(),
    revision: row.revision,
    title: piece.title,
    content: piece.content,
    details: [...piece.details],
    language: piece.language,
    path: piece.path,
    context: piece.context,
    reports: reports.map(({ reason, note, at, weight }) => ({
      reason,
      note,
      at: at.toISOString(),
      weight,
    })),
    reportCount: row.report_count,
    author: { ...author, since: author.since?.toISOString() ?? null },
    decided: presentDecision(decision, { row, piece }),
  };
}

export const presentAudit = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorId: row.actor_id,
  actor: row.actor,
  action: row.action,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  before: row.before,
  after: row.after,
  reason: row.reason,
});
