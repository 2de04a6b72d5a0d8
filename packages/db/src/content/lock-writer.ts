import type { Transaction } from 'kysely';

import type { Writer } from '../moderation/auto-moderation.ts';
import type { Schema } from '../schema.ts';

/**
 * Holds who writes until the transaction ends, so that what is written goes along when a guest is
 * taken over or an account deleted. False where there is no such account any more, or no such guest,
 * or the guest has become an account.
 */
export async function lockWriter(trx: Transaction<Schema>, writer: Writer): Promise<boolean> {
  const row =
    'accountId' in writer
      ? await trx
          .selectFrom('account')
          .select('id')
          .where('id', '=', writer.accountId)
          .forKeyShare()
          .executeTakeFirst()
      : await trx
          .selectFrom('guest')
          .select('id')
          .where('id', '=', writer.guestId)
          .where('linked_at', 'is', null)
          .forShare()
          .executeTakeFirst();
  return row !== undefined;
}
