import type { ColumnType } from 'kysely';

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
