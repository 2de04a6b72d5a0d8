import { type Account, type Database, type Schema, onceForKey } from '@kga/db';
import type { Transaction } from 'kysely';

import { AppError } from '../errors.ts';
import type { People } from './people.ts';

/** What an account adds: how, and whether what was added is still there. */
type Addition<Given> = {
  /** Names it among the account's other additions. */
  operation: string;
  create: (trx: Transaction<Schema>, account: Account, given: Given) => Promise<string>;
  isThere: (db: Database, id: string) => Promise<unknown>;
};

/**
 * Makes a function that adds something in an account's name and answers its id. Repeated with the
 * same key, it answers the first one's id.
 *
 * @throws AppError `idempotency_key_reused` where the key stands for another request, or for what
 *   is gone by now; and what `create` throws
 */
export function addOnce<Given>({ operation, create, isThere }: Addition<Given>) {
  return async (
    { db, keys }: Pick<People, 'db' | 'keys'>,
    account: Account,
    { given, key }: { given: Given; key: string | undefined },
  ): Promise<string> => {
    if (key === undefined) return db.transaction().execute((trx) => create(trx, account, given));
    const once = {
      operation,
      key: `${account.id} ${key}`,
      requestHash: keys.hash('idempotency', JSON.stringify(given)),
    };
    const result = await onceForKey(db, once, (trx) => create(trx, account, given));
    if (result.outcome === 'reused' || !(await isThere(db, result.id))) {
      throw new AppError('idempotency_key_reused');
    }
    return result.id;
  };
}
