import { type ModerationCase, contentKinds } from '@kga/contracts';
import {
  type CaseRow,
  type Database,
  type ModeratedPiece,
  type QueueFilter,
  type QueuePlace,
  authorsOf,
  countCases,
  findCases,
  lastDecisionsOf,
  listsWaiting,
  moderatedKind,
  reportsOf,
} from '@kga/db';

import { presentCase } from './present.ts';

/** Reports that are shown of each piece. */
const reportsMax = 20;

/** The place of a case in the queue. */
const placeOf = (row: CaseRow, filter: QueueFilter): QueuePlace => ({
  at: listsWaiting(filter) ? row.since : (row.decided_at ?? row.since),
  kind: row.kind,
  id: row.item_id,
});

async function piecesOf(
  db: Database,
  cases: readonly CaseRow[],
): Promise<(row: CaseRow) => ModeratedPiece | undefined> {
  const found = new Map<string, ModeratedPiece>();
  for (const kind of contentKinds) {
    const ids = cases.filter((row) => row.kind === kind).map(({ item_id }) => item_id);
    if (ids.length === 0) continue;
    for (const piece of await moderatedKind(kind).load(db, ids)) {
      found.set(`${kind} ${piece.id}`, piece);
    }
  }
  return ({ kind, item_id }) => found.get(`${kind} ${item_id}`);
}

/** Cases with all that a moderator needs to decide them; without those whose piece is gone. */
async function wholeCases(db: Database, cases: readonly CaseRow[]): Promise<ModerationCase[]> {
  if (cases.length === 0) return [];
  const refs = cases.map(({ kind, item_id: id }) => ({ kind, id }));
  const [pieceOf, reports, decisions] = await Promise.all([
    piecesOf(db, cases),
    reportsOf(db, refs, reportsMax),
    lastDecisionsOf(db, refs),
  ]);
  const known = cases.flatMap((row) => {
    const piece = pieceOf(row);
    return piece ? [{ row, piece }] : [];
  });
  const authorOf = await authorsOf(
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
  { limit, after }: { limit: number; after: QueuePlace | undefined },
): Promise<{ cases: ModerationCase[]; total: number | undefined; next: QueuePlace | undefined }> {
  const [total, found] = await Promise.all([
    countCases(db, filter),
    findCases(db, filter, { limit: limit + 1, after }),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    cases: await wholeCases(db, page),
    total,
    next: last && found.length > limit ? placeOf(last, filter) : undefined,
  };
}
