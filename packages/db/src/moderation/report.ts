import type { Change, ContentReason, ContentRef } from '@kga/contracts';
import { type Transaction, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { insertAuditEntries } from '../audit/queries.ts';
import type { Database } from '../client.ts';
import { lockWriter } from '../content/lock-writer.ts';
import { contentTypeOf } from '../content/registry.ts';
import { retryOnConflict } from '../errors.ts';
import type { Schema } from '../schema.ts';
import type { Writer } from './auto-moderation.ts';
import { updateCase, lockContentItem } from './cases.ts';
import { openReports } from './settle-reports.ts';

/** What reports weigh together from which a piece is hidden until a moderator has looked. */
const hiddenFrom = 3;

/** Days after which a report that was found false is forgiven. */
const forgivenDays = 180;

export type ReportResult =
  | { outcome: 'reported'; change: Change | undefined }
  | { outcome: 'not_found' | 'nobody' };

/** The reporter's columns. */
const reporterOf = (writer: Writer) =>
  'accountId' in writer
    ? { account_id: writer.accountId, guest_id: null }
    : { account_id: null, guest_id: writer.guestId };

const isBy = (writer: Writer) =>
  'accountId' in writer
    ? sql<boolean>`account_id = ${writer.accountId}::uuid`
    : sql<boolean>`guest_id = ${writer.guestId}`;

/** What somebody's report weighs: 1, and less with each one that was found false. */
async function weightOf(trx: Transaction<Schema>, writer: Writer): Promise<number> {
  const { rows } = await sql<{ dismissed: string }>`
    select count(*) as dismissed from content_report
    where ${isBy(writer)} and outcome = 'dismissed'
      and at > now() - ${forgivenDays} * interval '1 day'`.execute(trx);
  return 1 / (1 + Number(rows[0]?.dismissed ?? 0));
}

export type Report = {
  by: Writer;
  reason: ContentReason;
  note: string;
  /**
   * Keyed hash of the network that it comes from and of the piece. Of many reports from one network
   * one counts towards hiding; one without any counts for itself.
   */
  network?: Buffer | undefined;
};

/** Whether the author has changed a piece since. */
async function isChangedSince(
  trx: Transaction<Schema>,
  { kind, id }: ContentRef,
  since: Date,
): Promise<boolean> {
  const edit = await trx
    .selectFrom('content_edit')
    .select('id')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('replaced_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return edit !== undefined;
}

/**
 * Whether a moderator has let the text stand as it is, though it had been reported or after it had
 * been seen by others. A first look before it appears is none of these.
 */
async function isKept(trx: Transaction<Schema>, piece: ContentRef): Promise<boolean> {
  const { rows } = await sql<{ at: Date }>`
    select at from (
      select id, at, status_before, status_after from moderation_decision
      where kind = ${piece.kind} and item_id = ${piece.id}::uuid and undone_at is null
      order by at desc, id desc limit 1
    ) as last
    where status_after = 'published' and (status_before <> 'pending'
      or exists (select from content_report where decision_id = last.id))`.execute(trx);
  const [last] = rows;
  return last !== undefined && !(await isChangedSince(trx, piece, last.at));
}

/** Adds a report, or changes the one that this person has made before. */
async function keepReport(
  trx: Transaction<Schema>,
  { kind, id }: ContentRef,
  { by, reason, note, network }: Report,
): Promise<void> {
  // The clock and not the transaction's beginning: who waited for a lock reported what is there now.
  const at = sql<Date>`clock_timestamp()`;
  const known = await trx
    .selectFrom('content_report')
    .leftJoin('moderation_decision as decision', 'decision.id', 'content_report.decision_id')
    .select(['content_report.id', 'outcome', 'content_report.at', 'decision.at as settledAt'])
    .where('content_report.kind', '=', kind)
    .where('content_report.item_id', '=', id)
    .where(isBy(by))
    .executeTakeFirst();
  if (!known) {
    await trx
      .insertInto('content_report')
      .values({
        id: uuidv7(),
        kind,
        item_id: id,
        ...reporterOf(by),
        reason,
        note,
        weight: await weightOf(trx, by),
        at,
        network: network ?? null,
        outcome: null,
        decision_id: null,
      })
      .execute();
    return;
  }
  // What a moderator has found of a text holds until its author changes it.
  const seenAt = known.outcome === null ? known.at : (known.settledAt ?? new Date(0));
  const weight = (await isChangedSince(trx, { kind, id }, seenAt))
    ? await weightOf(trx, by)
    : undefined;
  await trx
    .updateTable('content_report')
    .set({
      reason,
      note,
      ...(weight !== undefined && {
        weight,
        at,
        network: network ?? null,
        outcome: null,
        decision_id: null,
      }),
    })
    .where('id', '=', known.id)
    .execute();
}

/**
 * Reports a piece that readers see, or saw until others reported it. What is reported by many waits
 * hidden for a moderator, but for what a moderator has found to be right as it is: that waits, seen.
 */
export async function reportContent(
  db: Database,
  piece: ContentRef,
  report: Report,
): Promise<ReportResult> {
  return retryOnConflict(() => db.transaction().execute((trx) => reportIn(trx, piece, report)));
}

async function reportIn(
  trx: Transaction<Schema>,
  { kind, id }: ContentRef,
  report: Report,
): Promise<ReportResult> {
  if (!(await lockWriter(trx, report.by))) return { outcome: 'nobody' };
  const locked = await lockContentItem(trx, { kind, id });
  if (!locked) return { outcome: 'not_found' };
  const { piece, row: found } = locked;
  if (piece.status === 'pending' || piece.status === 'rejected') {
    return { outcome: 'not_found' };
  }
  const wasOpen = found.state === 'open';
  if (piece.status === 'hidden' && !wasOpen) return { outcome: 'not_found' };
  await keepReport(trx, { kind, id }, report);
  const { weightApart, ...reports } = await openReports(trx, { kind, id });
  if (reports.count === 0) return { outcome: 'reported', change: undefined };
  const isTooMuch =
    weightApart >= hiddenFrom && (piece.status === 'hidden' || !(await isKept(trx, { kind, id })));
  const holds = new Set(wasOpen ? found.holds : []);
  if (isTooMuch) holds.add('reported');
  await updateCase(
    trx,
    { kind, id },
    {
      causes: [...new Set([...(wasOpen ? found.causes : []), 'reported' as const])],
      holds: [...holds],
      state: 'open',
      ...(!wasOpen && { since: 'now' }),
      reports,
      // A decision about the same text holds whoever else reports it meanwhile.
      seenAnew: !wasOpen,
    },
  );
  if (!isTooMuch || piece.status !== 'published') return { outcome: 'reported', change: undefined };
  const change = await contentTypeOf(kind).setStatus(trx, { id, status: 'hidden' });
  await insertAuditEntries(trx, {
    actor_id: null,
    actor: 'readers',
    action: 'content.hide',
    subject_kind: kind,
    subject_id: id,
    before: piece.status,
    after: 'hidden',
    reason: 'reported',
  });
  return { outcome: 'reported', change };
}
