const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether Postgres refused a statement because something of the same name is there already. */
export const isTaken = (error: unknown): boolean => codeOf(error) === '23505';

/**
 * Whether another transaction came in between: each waited for the other, or it deleted what this
 * one refers to. Done again, it goes well.
 */
export const isOvertaken = (error: unknown): boolean =>
  codeOf(error) === '40P01' || codeOf(error) === '23503';
