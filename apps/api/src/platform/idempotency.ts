// SPDX-License-Identifier: AGPL-3.0-or-later
import { type IdempotentRequest, runIdempotent, selectIdempotentResult } from '@kga/db/accounts';
import { type Transaction, transaction } from '@kga/db/core';

import { AppError } from './errors.ts';
import type { Services } from './services.ts';

type Creation = {
  /** Namespace of the key among the owner's other creations. */
  operation: string;
  /** Id of the account or guest; keys of different owners are independent. */
  owner: string;
  /** Ids that the owner had before; a repetition under a new id finds what was created then. */
  earlierOwners?: (trx: Transaction) => Promise<readonly string[]>;
  key: string | undefined;
  /** The request; another request with the same key is refused. */
  request: unknown;
  exists: (id: string) => Promise<unknown>;
};

const reused = () => new AppError('idempotency_key_reused');

/**
 * Runs `create` in a transaction, once per idempotency key, and returns the id of what it created.
 * Concurrent calls wait for the first one; repetitions within 24 hours return its id.
 * @throws AppError `idempotency_key_reused` if the key belongs to another request, or if what it
 *   created was deleted; and what `create` throws
 */
export async function createOnce(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { operation, owner, earlierOwners, key, request, exists }: Creation,
  create: (trx: Transaction) => Promise<string>,
): Promise<string> {
  if (key === undefined) return transaction(db, create);
  const requestHash = keys.hash('idempotency', JSON.stringify(request));
  // Keys are hashed, so that they identify no one once the owner is deleted.
  const keyOf = (id: string): IdempotentRequest => ({
    operation,
    key: keys.hash('idempotency', `${id} ${key}`).toString('base64url'),
    requestHash,
  });
  const result = await runIdempotent(db, keyOf(owner), async (trx) => {
    for (const id of (await earlierOwners?.(trx)) ?? []) {
      const earlier = await selectIdempotentResult(trx, keyOf(id));
      if (earlier?.outcome === 'reused') throw reused();
      if (earlier) return earlier.id;
    }
    return create(trx);
  });
  if (result.outcome === 'reused' || !(await exists(result.id))) throw reused();
  return result.id;
}
