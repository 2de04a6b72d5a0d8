// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ColumnType, sql } from 'kysely';

/** A timestamp, written as a Date or ISO text and read as a Date. */
export type Time = ColumnType<Date, Date | string, Date | string>;

/** A timestamp with a default. */
export type FilledTime = ColumnType<Date, Date | string | undefined, Date | string>;

/** A nullable timestamp. */
export type OptionalTime = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** A time as ISO text. */
export const isoTime = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The whole name of a row with `first_name` and `last_name`, in the order of its script as `fullName`. */
export const fullNameColumn = sql<string>`case
  when last_name <> '' and last_name || first_name !~ '^[ァ-ヺー]+$' and last_name || first_name
    ~ '^[々〇㐀-䶿一-鿿豈-\ufaff\u{20000}-\u{323af}가-힣ぁ-ゖァ-ヺー]+$'
  then last_name || first_name
  else trim(first_name || ' ' || last_name) end`;

const refused = /\\u(0000|d[89a-f])/;

/** JSON that Postgres accepts: without NUL, and with lone surrogates replaced. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  if (!refused.test(text)) return text;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  );
}

/** JSON for `json_populate_recordset`, with bytes as Postgres reads them. */
export const jsonOfRows = (rows: readonly object[]): string =>
  jsonText(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]: [string, unknown]) => [
          column,
          Buffer.isBuffer(value) ? String.raw`\x${value.toString('hex')}` : value,
        ]),
      ),
    ),
  );

/** A `like` pattern with wildcards escaped. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A `like` pattern for texts that contain another one. */
export const likePattern = (text: string): string => `%${escapeLike(text)}%`;
