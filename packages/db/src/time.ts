import type { ColumnType } from 'kysely';

/** A time given as a Date or as ISO text, read as a Date. */
export type Time = ColumnType<Date, Date | string, Date | string>;

/** A time that Postgres fills where none is given. */
export type FilledTime = ColumnType<Date, Date | string | undefined, Date | string>;

/** A time that may be missing, and is where none is given. */
export type OptionalTime = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
