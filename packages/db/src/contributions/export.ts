// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentKind } from '@kga/contracts/core';

import { selectExportedItems, withIsoDates } from '../content/content-type.ts';
import { selectOwnMarks } from '../content/marks.ts';
import type { Database } from '../core/client.ts';
import { contentTypes } from '../registry/content-types.ts';
import { markTypes } from '../registry/marks.ts';

/** Earlier versions of the items of a kind, and moderators' decisions about them. */
async function selectHistory(db: Database, kind: ContentKind, ids: readonly string[]) {
  if (ids.length === 0) return { edits: [], decisions: [] };
  const edits = await db
    .selectFrom('content_edit')
    .select(['item_id', 'title', 'content', 'replaced_at as replacedAt'])
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .orderBy('replaced_at')
    .orderBy('id')
    .execute();
  const decisions = await db
    .selectFrom('moderation_decision')
    .select(['item_id', 'decision', 'reason', 'note', 'at', 'undone_at as undoneAt'])
    .where('kind', '=', kind)
    .where('item_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return { edits, decisions };
}

const ofItem = (rows: readonly { item_id: string }[], id: unknown) =>
  rows.filter((row) => row.item_id === id).map(({ item_id: _id, ...row }) => withIsoDates(row));

/**
 * Everything stored of an account's contributions of a kind, in batches: each item with its earlier
 * versions (`before`) and the decisions about it, without the moderators' names.
 */
export async function* selectContributionsForExport(
  db: Database,
  kind: ContentKind,
  accountId: string,
): AsyncGenerator<object[]> {
  for await (const items of selectExportedItems(db, contentTypes[kind], accountId)) {
    const ids = items.map(({ id }) => String(id));
    const { edits, decisions } = await selectHistory(db, kind, ids);
    yield items.map((item) => ({
      ...item,
      before: ofItem(edits, item['id']),
      decisions: ofItem(decisions, item['id']),
    }));
  }
}

/** An account's reports of other people's content. */
export async function selectReportsForExport(db: Database, accountId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('content_report')
    .select(['kind', 'item_id as id', 'reason', 'note', 'at', 'outcome'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .orderBy('content_report.id')
    .execute();
  return rows.map(withIsoDates);
}

/** An account's marks of all kinds, by the name of their list. */
export async function selectMarksForExport(
  db: Database,
  accountId: string,
): Promise<Record<string, object[]>> {
  const lists: Record<string, object[]> = {};
  for (const type of Object.values(markTypes)) {
    lists[type.exported.list] = await selectOwnMarks(db, type, accountId);
  }
  return lists;
}

/** What an account decided as a moderator, without the items. */
export async function selectDecisionsForExport(db: Database, accountId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('moderation_decision')
    .select(['decision', 'reason', 'note', 'by_name as as', 'at', 'undone_at as undoneAt'])
    .where('by_id', '=', accountId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(withIsoDates);
}
