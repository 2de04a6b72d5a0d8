// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentKinds } from '@kga/contracts/core';
import type { ModerationCase } from '@kga/contracts/moderation';
import { type ContentItem, selectContentPictures } from '@kga/db/content';
import type { Database } from '@kga/db/core';
import {
  type CaseRow,
  type QueueFilter,
  type QueueCursor,
  selectAuthors,
  selectLastDecisions,
  listsWaiting,
  selectReports,
} from '@kga/db/moderation';
import { contentTypes } from '@kga/db/registry';

import { presentCase } from './presenter.ts';

const reportsMax = 20;

export const queueCursorOf = (row: CaseRow, filter: QueueFilter): QueueCursor => ({
  at: listsWaiting(filter) ? row.since : (row.decided_at ?? row.since),
  kind: row.kind,
  id: row.item_id,
});

async function itemsOf(
  db: Database,
  cases: readonly CaseRow[],
): Promise<(row: CaseRow) => ContentItem | undefined> {
  const found = new Map<string, ContentItem>();
  for (const kind of contentKinds) {
    const ids = cases.filter((row) => row.kind === kind).map(({ item_id }) => item_id);
    if (ids.length === 0) continue;
    for (const item of await contentTypes[kind].load(db, ids)) {
      found.set(`${kind} ${item.id}`, item);
    }
  }
  return ({ kind, item_id }) => found.get(`${kind} ${item_id}`);
}

/** Cases with everything a moderator needs to decide them, without those of deleted items. */
export async function loadCases(
  db: Database,
  cases: readonly CaseRow[],
): Promise<ModerationCase[]> {
  if (cases.length === 0) return [];
  const refs = cases.map(({ kind, item_id: id }) => ({ kind, id }));
  const [itemOf, reports, decisions] = await Promise.all([
    itemsOf(db, cases),
    selectReports(db, refs, reportsMax),
    selectLastDecisions(db, refs),
  ]);
  const known = cases.flatMap((row) => {
    const item = itemOf(row);
    return item ? [{ row, item }] : [];
  });
  const authorOf = await selectAuthors(
    db,
    known.map(({ item }) => item),
  );
  const pictures = await selectContentPictures(
    db,
    known.map(({ item }) => item.id),
  );
  return known.map(({ row, item }) => {
    const isOfCase = (other: { kind: string; item_id: string }) =>
      other.kind === row.kind && other.item_id === row.item_id;
    return presentCase({
      row,
      item,
      author: authorOf(item),
      reports: reports.filter(isOfCase),
      decision: decisions.find(isOfCase),
      pictures: pictures.filter(({ itemId }) => itemId === row.item_id),
    });
  });
}
