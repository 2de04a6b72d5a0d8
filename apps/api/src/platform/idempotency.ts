import {
  type Account,
  type Database,
  type IdempotentRequest,
  type Schema,
  selectIdempotentResult,
  runIdempotent,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { AppError } from './errors.ts';
import type { Services } from './services.ts';

/** What is added once, by whom, and under which key. */
type Wanted = {
  /** Names it among the owner's other additions. */
  operation: string;
  /** Whose key it is: the same key of somebody else is another one. */
  owner: string;
  /** Ids that the owner had before; what was added under them counts. */
  earlier?: (trx: Transaction<Schema>) => Promise<readonly string[]>;
  key: string | undefined;
  /** What makes it the same request. */
  request: unknown;
};

type Making = {
  create: (trx: Transaction<Schema>) => Promise<string>;
  isThere: (id: string) => Promise<unknown>;
};

const reused = () => new AppError('idempotency_key_reused');

/** What was added under an owner's earlier id; undefined where nothing was. */
async function addedEarlier(
  trx: Transaction<Schema>,
  once: IdempotentRequest,
  keysOf: readonly string[],
): Promise<string | undefined> {
  for (const key of keysOf) {
    const found = await selectIdempotentResult(trx, { ...once, key });
    if (found?.outcome === 'reused') throw reused();
    if (found) return found.id;
  }
  return undefined;
}

/**
 * Adds something and answers its id. Repeated with the same key, it answers the first one's id.
 *
 * @throws AppError `idempotency_key_reused` where the key stands for another request, or for what
 *   is gone by now; and what `create` throws
 */
export async function createIdempotent(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { operation, owner, earlier, key, request }: Wanted,
  { create, isThere }: Making,
): Promise<string> {
  if (key === undefined) return db.transaction().execute(create);
  const hash = (text: string) => keys.hash('idempotency', text);
  // Hashed, so that it is known to nobody whose it was once they are gone.
  const keyOf = (id: string) => hash(`${id} ${key}`).toString('base64url');
  const once = { operation, key: keyOf(owner), requestHash: hash(JSON.stringify(request)) };
  const result = await runIdempotent(db, once, async (trx) => {
    const before = (await earlier?.(trx)) ?? [];
    return (await addedEarlier(trx, once, before.map(keyOf))) ?? create(trx);
  });
  if (result.outcome === 'reused' || !(await isThere(result.id))) throw reused();
  return result.id;
}

/** What an account adds: how, and whether what was added is still there. */
type Addition<Given> = {
  /** Names it among the account's other additions. */
  operation: string;
  create: (trx: Transaction<Schema>, account: Account, given: Given) => Promise<string>;
  isThere: (db: Database, id: string) => Promise<unknown>;
};

/** Makes a function that adds something in an account's name, as `createIdempotent` does. */
export function idempotentCreation<Given>({ operation, create, isThere }: Addition<Given>) {
  return (
    { db, keys }: Pick<Services, 'db' | 'keys'>,
    account: Account,
    { given, key }: { given: Given; key: string | undefined },
  ): Promise<string> =>
    createIdempotent(
      { db, keys },
      { operation, owner: account.id, key, request: given },
      { create: (trx) => create(trx, account, given), isThere: (id) => isThere(db, id) },
    );
}
