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
  contentTypeOf,
  selectReports,
} from '@kga/db';

import { presentCase } from './presenter.ts';

/** Reports that are shown of each piece. */
const reportsMax = 20;

/** The place of a case in the queue. */
const placeOf = (row: CaseRow, filter: QueueFilter): QueueCursor => ({
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
    for (const piece of await contentTypeOf(kind).load(db, ids)) {
      found.set(`${kind} ${piece.id}`, piece);
    }
  }
  return ({ kind, item_id }) => found.get(`${kind} ${item_id}`);
}

/** Cases with all that a moderator needs to decide them; without those whose piece is gone. */
async function fullCases(db: Database, cases: readonly CaseRow[]): Promise<ModerationCase[]> {
  if (cases.length === 0) return [];
  const refs = cases.map(({ kind, item_id: id }) => ({ kind, id }));
  const [pieceOf, reports, decisions] = await Promise.all([
    itemsOf(db, cases),
    selectReports(db, refs, reportsMax),
    selectLastDecisions(db, refs),
  ]);
  const known = cases.flatMap((row) => {
    const piece = pieceOf(row);
    return piece ? [{ row, piece }] : [];
  });
  const authorOf = await selectAuthors(
    db,
    known.map(({ piece }) => piece),
  );
  return known.map(({ row, piece }) => {
    const isOfCase = (other: { kind: string; item_id: string }) =>
      other.kind === row.kind && other.item_id === row.item_id;
    return presentCase({
      row,
      piece,
      author: authorOf(piece),
      reports: reports.filter(isOfCase),
      decision: decisions.find(isOfCase),
    });
  });
}

/** A page of the queue, how many there are where that is known, and where the next page begins. */
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
    next: last && found.length > limit ? placeOf(last, filter) : undefined,
  };
}
