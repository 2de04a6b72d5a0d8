// SPDX-License-Identifier: AGPL-3.0-or-later
import { stringify } from 'csv-stringify/sync';

/** RFC 4180 with every cell quoted; formulas are escaped for spreadsheets. */
export const toCsv = (records: readonly (readonly (string | null)[])[]): string =>
  stringify(
    records.map((record) => record.map((cell) => cell ?? '')),
    { quoted: true, quoted_empty: true, escape_formulas: true, record_delimiter: 'windows' },
  );

/** Characters that XML cannot contain, not even escaped. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text without the characters that XML cannot contain. */
export const xmlText = (value: string): string => value.replaceAll(notInXml, '');
