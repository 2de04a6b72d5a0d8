import type { Database, Transaction } from './client.ts';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether a statement failed on a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/**
 * Whether a transaction failed because of a concurrent one: a deadlock, or a deleted row that a foreign
 * key refers to. A retry helps.
 */
export const isWriteConflict = (error: unknown): boolean =>
  codeOf(error) === '40P01' || codeOf(error) === '23503';

/**
 * Runs a transaction and retries it after a conflict with a concurrent one, which Postgres has rolled
 * back.
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
  run: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  return retryOnConflict(() => db.transaction().execute(run));
}
