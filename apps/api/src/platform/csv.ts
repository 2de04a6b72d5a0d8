// SPDX-License-Identifier: AGPL-3.0-or-later
import { stringify } from 'csv-stringify/sync';

/** RFC 4180 with every cell quoted; formulas are escaped for spreadsheets. */
export const toCsv = (records: readonly (readonly (string | null)[])[]): string =>
  stringify(
    records.map((record) => record.map((cell) => cell ?? '')),
    { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' },
  );
