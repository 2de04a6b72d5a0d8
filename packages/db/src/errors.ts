import type { Transaction } from 'kysely';

import type { Database } from './client.ts';
import type { Schema } from './schema.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether Postgres refused a statement because something of the same name is there already. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/**
 * Whether another transaction came in between: each waited for the other, or it deleted what this
 * one refers to. Done again, it goes well.
 */
export const isWriteConflict = (error: unknown): boolean =>
  codeOf(error) === '40P01' || codeOf(error) === '23503';

/**
 * Does something in a transaction, and again where another one came in between: what waits in a
 * circle is ended by Postgres, and nothing of it was done.
 */
export async function retryOnConflict<Result>(
  run: () => Promise<Result>,
  tries = 3,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isWriteConflict(error) || tries <= 1) throw error;
    return retryOnConflict(run, tries - 1);
  }
}

/** Runs a transaction, and repeats it after a conflict with another one. */
export function transaction<Result>(
  db: Database,
  run: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return retryOnConflict(() => db.transaction().execute(run));
}
