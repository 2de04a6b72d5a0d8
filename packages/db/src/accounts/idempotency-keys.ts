// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Database, type Transaction, transaction } from '../core/client.ts';

export type IdempotentRequest = {
  operation: string;
  /** In the client's spelling, or hashed by the caller. */
  key: string;
  /** A keyed hash of the whole request. */
  requestHash: Buffer;
};

/** `made` now, `repeated` from an earlier request, or `reused` for another request. */
export type IdempotentResult =
  | { outcome: 'made'; id: string }
  | { outcome: 'repeated'; id: string }
  | { outcome: 'reused' };

const oldest = () => new Date(Date.now() - 24 * 3_600_000);

/** The result of an earlier request with the key. */
export async function selectIdempotentResult(
  trx: Transaction,
  { operation, key, requestHash }: IdempotentRequest,
): Promise<Exclude<IdempotentResult, { outcome: 'made' }> | undefined> {
  const first = await trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'result_id'])
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('created_at', '>=', oldest())
    .executeTakeFirst();
  if (!first) return undefined;
  if (first.result_id === null || !first.request_hash.equals(requestHash)) {
    return { outcome: 'reused' };
  }
  return { outcome: 'repeated', id: first.result_id };
}

/**
 * Runs `create` once per key. Concurrent calls wait for the first one; if that fails, the next one
 * runs it. Keys expire after 24 hours.
 */
export async function runIdempotent(
  db: Database,
  { operation, key, requestHash }: IdempotentRequest,
  create: (trx: Transaction) => Promise<string>,
): Promise<IdempotentResult> {
  return transaction(db, async (trx) => {
    await trx
      .deleteFrom('idempotency_key')
      .where('operation', '=', operation)
      .where('key', '=', key)
      .where('created_at', '<', oldest())
      .execute();
    const claimed = await trx
      .insertInto('idempotency_key')
      .values({ operation, key, request_hash: requestHash })
      .onConflict((conflict) => conflict.columns(['operation', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) {
      const once = { operation, key, requestHash };
      return (await selectIdempotentResult(trx, once)) ?? { outcome: 'reused' };
    }
    const id = await create(trx);
    await trx
      .updateTable('idempotency_key')
      .set({ result_id: id })
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
    return { outcome: 'made', id };
  });
}
