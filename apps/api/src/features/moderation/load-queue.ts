import { type ModerationCase, contentKinds } from '@kga/contracts';
import {
  type CaseRow,
  type Database,
  type ContentItem,
  type QueueFilter,
  type QueueCursor,
  selectAuthors,
  countCases,
  selectCases,
  selectLastDecisions,
  listsWaiting,
  contentTypes,
  selectReports,
} from '@kga/db';

import { presentCase } from './presenter.ts';

/** Reports that a case shows. */
const reportsMax = 20;

/** Cursor of a case in the queue. */
const cursorOf = (row: CaseRow, filter: QueueFilter): QueueCursor => ({
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
async function fullCases(db: Database, cases: readonly CaseRow[]): Promise<ModerationCase[]> {
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
  return known.map(({ row, item }) => {
    const isOfCase = (other: { kind: string; item_id: string }) =>
      other.kind === row.kind && other.item_id === row.item_id;
    return presentCase({
      row,
      item,
      author: authorOf(item),
      reports: reports.filter(isOfCase),
      decision: decisions.find(isOfCase),
    });
  });
}

/** A page of the queue, the total if it is known, and the cursor of the next page. */
export async function loadQueue(
  db: Database,
  filter: QueueFilter,
  { limit, after }: { limit: number; after: QueueCursor | undefined },
): Promise<{ cases: ModerationCase[]; total: number | undefined; next: QueueCursor | undefined }> {
  const [total, found] = await Promise.all([
    countCases(db, filter),
    selectCases(db, filter, { limit: limit + 1, after }),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    cases: await fullCases(db, page),
    total,
    next: last && found.length > limit ? cursorOf(last, filter) : undefined,
  };
}
