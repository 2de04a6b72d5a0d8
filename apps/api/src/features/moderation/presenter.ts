// SPDX-License-Identifier: AGPL-3.0-or-later
import { pictureUrl } from '@kga/contracts/content';
import type { AuditEntry, ModerationCase } from '@kga/contracts/moderation';
import type { ContentItem, ContentPicture } from '@kga/db/content';
import type { AuditRow } from '@kga/db/core';
import type { AuthorProfile, CaseRow, DecisionRow, ReportRow } from '@kga/db/moderation';

import { isUndoable } from '../../content/apply-decision.ts';

export type WholeCase = {
  row: CaseRow;
  item: ContentItem;
  author: AuthorProfile;
  reports: readonly ReportRow[];
  decision: DecisionRow | undefined;
  pictures: readonly ContentPicture[];
};

function presentDecision(
  decision: DecisionRow | undefined,
  { row, item }: Pick<WholeCase, 'row' | 'item'>,
): ModerationCase['decided'] {
  if (!decision) return null;
  return {
    id: decision.id,
    decision: decision.decision,
    reason: decision.reason,
    note: decision.note,
    by: decision.by_name,
    at: decision.at.toISOString(),
    undoable: row.state === 'decided' && isUndoable(decision, item),
  };
}

export function presentCase({
  row,
  item,
  author,
  reports,
  decision,
  pictures,
}: WholeCase): ModerationCase {
  return {
    kind: row.kind,
    id: row.item_id,
    causes: row.causes,
    holds: row.holds,
    status: item.status,
    since: row.since.toISOString(),
    revision: row.revision,
    title: item.title,
    content: item.content,
    pictures: pictures.flatMap(({ id, width }) => (width === null ? [] : [pictureUrl(id)])),
    details: [...item.details],
    language: item.language,
    path: item.path,
    context: item.context,
    reports: reports.map(({ reason, note, at, weight }) => ({
      reason,
      note,
      at: at.toISOString(),
      weight,
    })),
    reportCount: row.report_count,
    author: { ...author, since: author.since?.toISOString() ?? null },
    decided: presentDecision(decision, { row, item }),
  };
}

export const presentAudit = (
  row: AuditRow,
  titles: ReadonlyMap<string, string> = new Map(),
): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actorId: row.actor_id,
  actor: row.actor,
  action: row.action,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  subjectTitle: titles.get(row.subject_id) ?? null,
  before: row.before,
  after: row.after,
  reason: row.reason,
});
