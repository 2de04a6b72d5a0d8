import { Readable } from 'node:stream';

import type { AuditEntry } from '@kga/contracts';
import {
  type AuditFilter,
  type AuditCursor,
  type AuditRow,
  type Database,
  selectAuditEntries,
} from '@kga/db';

import { presentAudit } from './presenter.ts';

/** Lines that are read at a time. */
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

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A cell of RFC 4180, always in quotes. */
function cellOf(text: string | null): string {
  const plain = text ?? '';
  const safe = formula.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}

const lineOf = (entry: AuditEntry): string =>
  `${columns.map((column) => cellOf(entry[column])).join(',')}\r\n`;

/**
 * The log as CSV, oldest line first, read while it is sent.
 *
 * @throws where not even the beginning can be read
 */
export async function auditCsv(db: Database, filter: AuditFilter): Promise<Readable> {
  const pageAfter = (after: AuditCursor | undefined): Promise<AuditRow[]> =>
    selectAuditEntries(db, filter, { limit: pageLength, after, order: 'oldest' });
  const first = await pageAfter(undefined);

  async function* lines() {
    yield `${columns.map((column) => cellOf(column)).join(',')}\r\n`;
    let page = first;
    for (;;) {
      yield page.map((row) => lineOf(presentAudit(row))).join('');
      const last = page.at(-1);
      if (!last || page.length < pageLength) return;
      page = await pageAfter({ at: last.at, id: last.id });
    }
  }
  return Readable.from(lines());
}
