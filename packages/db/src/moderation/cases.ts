import type { CaseCause, ContentRef, ContentStatus, HoldReason, Language } from '@kga/contracts';
import { type Selectable, type Transaction, sql } from 'kysely';

import type { ContentItem } from '../content/content-type.ts';
import { contentTypeOf } from '../content/registry.ts';
import type { Schema } from '../schema.ts';
import { deleteCase } from './delete-case.ts';
import type { ModerationCaseTable } from './table.ts';

export type CaseRow = Selectable<ModerationCaseTable>;

/** Text arrays as Postgres takes them. */
const texts = (values: readonly string[]) => sql<never>`${values}::text[]`;

/** A piece's case, which nobody else changes until the transaction ends. */
export async function lockCase(
  trx: Transaction<Schema>,
  { kind, id }: ContentRef,
): Promise<CaseRow | undefined> {
  return trx
    .selectFrom('moderation_case')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The cases of pieces, where they have any, in the one order in which many are locked at once. */
export async function lockCases(
  trx: Transaction<Schema>,
  pieces: readonly ContentRef[],
): Promise<CaseRow[]> {
  const wanted = JSON.stringify(pieces.map(({ kind, id }) => ({ kind, id })));
  const { rows } = await sql<CaseRow>`
    select * from moderation_case
    where (kind, item_id) in (
      select kind, id from jsonb_to_recordset(${wanted}::jsonb) as wanted (kind text, id uuid)
    )
    order by kind, item_id for update`.execute(trx);
  return rows;
}

/** A piece's case, made as a decided one where there was none. */
async function lockOrMakeCase(
  trx: Transaction<Schema>,
  piece: ContentRef & { language: Language },
): Promise<CaseRow> {
  await trx
    .insertInto('moderation_case')
    .values({
      kind: piece.kind,
      item_id: piece.id,
      state: 'decided',
      causes: texts([]),
      language: piece.language,
      decided_at: null,
      decided_status: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doNothing())
    .execute();
  // One that was there may have gone with its piece while this waited for it.
  return (await lockCase(trx, piece)) ?? lockOrMakeCase(trx, piece);
}

/**
 * A piece and its case, which nobody else changes until the transaction ends; undefined where the
 * piece is gone. Everybody takes the case first, then what the piece belongs to, then the piece.
 */
export async function lockContentItem(
  trx: Transaction<Schema>,
  { kind, id }: ContentRef,
): Promise<{ piece: ContentItem; row: CaseRow } | undefined> {
  const { table, load, lockBefore } = contentTypeOf(kind);
  const [seen] = await load(trx, [id]);
  if (!seen) return undefined;
  const row = await lockOrMakeCase(trx, { kind, id, language: seen.language });
  await lockBefore?.(trx, id);
  // Others may refer to it meanwhile: a reply that quotes it waits for nobody.
  await sql`select from ${sql.table(table)} where id = ${id}::uuid for no key update`.execute(trx);
  const [piece] = await load(trx, [id]);
  if (piece) return { piece, row };
  // Deleted meanwhile, and its case before this one was made.
  await deleteCase(trx, { kind, id });
  return undefined;
}

type CaseChange = {
  causes: readonly CaseCause[];
  holds: readonly HoldReason[];
  state?: 'open' | 'decided';
  /** What its piece has become by the decision. */
  decidedStatus?: ContentStatus;
  /** When it begins to wait; `now` where it did not. */
  since?: 'now';
  reports?: { count: number; weight: number };
  /** Whoever saw it before has to look again. */
  seenAnew: boolean;
};

/** Changes a case that was locked. Answers its revision. */
export async function updateCase(
  trx: Transaction<Schema>,
  { kind, id }: ContentRef,
  { causes, holds, state, decidedStatus, since, reports, seenAnew }: CaseChange,
): Promise<number> {
  const { revision } = await trx
    .updateTable('moderation_case')
    .set((build) => ({
      causes: texts(causes),
      holds: texts(holds),
      ...(state && { state, decided_at: state === 'decided' ? sql<Date>`now()` : null }),
      ...(decidedStatus && { decided_status: decidedStatus }),
      ...(since && { since: sql<Date>`now()` }),
      ...(reports && { report_count: reports.count, report_weight: reports.weight }),
      ...(seenAnew && { revision: build('revision', '+', 1) }),
    }))
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Has a piece wait for a moderator, for these causes beside those that it waits for already. */
export async function openCase(
  trx: Transaction<Schema>,
  piece: ContentRef & { language: Language },
  why: { causes: readonly CaseCause[]; holds: readonly HoldReason[] },
): Promise<void> {
  const row = await lockOrMakeCase(trx, piece);
  const wasOpen = row.state === 'open';
  await updateCase(trx, piece, {
    causes: [...new Set([...(wasOpen ? row.causes : []), ...why.causes])],
    // What it was held for is found anew each time; that it was reported stays.
    holds: [
      ...new Set([
        ...why.holds,
        ...(wasOpen ? row.holds.filter((hold) => hold === 'reported') : []),
      ]),
    ],
    state: 'open',
    ...(!wasOpen && { since: 'now' }),
    seenAnew: true,
  });
}
