import { Readable } from 'node:stream';

import type { AuditEntry } from '@kga/contracts';
import {
  type AuditCursor,
  type AuditFilter,
  type AuditRow,
  type Database,
  selectAuditEntries,
} from '@kga/db';
import { stringify } from 'csv-stringify/sync';

import { presentAudit } from './presenter.ts';

/** Rows read from the database at a time. */
const pageLength = 1_000;

const columns = [
  'id',
  'at',
  'actorId',
  'actor',
  'action',
  'subjectKind',
  'subjectId',
  'before',
  'after',
  'reason',
] as const satisfies readonly (keyof AuditEntry)[];

/** RFC 4180 with every cell quoted; formulas are escaped for spreadsheets. */
const toCsv = (records: (string | null)[][]): string =>
  stringify(
    records.map((record) => record.map((cell) => cell ?? '')),
    { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' },
  );

/**
 * The audit log as CSV, oldest entry first. Pages are read while the file is sent.
 *
 * @throws where the first page cannot be read
 */
export async function auditCsv(db: Database, filter: AuditFilter): Promise<Readable> {
  const pageAfter = (after: AuditCursor | undefined): Promise<AuditRow[]> =>
    selectAuditEntries(db, filter, { limit: pageLength, after, order: 'oldest' });
  const first = await pageAfter(undefined);

  async function* lines() {
    yield toCsv([[...columns]]);
    let page = first;
    for (;;) {
      yield toCsv(
        page.map(presentAudit).map((entry) => columns.map((column) => entry[column] ?? null)),
      );
      const last = page.at(-1);
      if (!last || page.length < pageLength) return;
      page = await pageAfter({ at: last.at, id: last.id });
    }
  }
  return Readable.from(lines());
}
