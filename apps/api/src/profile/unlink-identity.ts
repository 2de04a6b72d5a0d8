import type { SocialProvider } from '@kga/contracts';
import { type Database, dropIdentity, identitiesOf, lockAccount } from '@kga/db';

import { AppError } from '../errors.ts';

/**
 * Takes a provider away from an account.
 *
 * @throws AppError `not_found`, or `last_sign_in_method` where nobody could sign in any more
 */
export async function unlinkIdentity(
  db: Database,
  { accountId, provider }: { accountId: string; provider: SocialProvider },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two that are unlinked at the same time must not each count on the other.
    const account = await lockAccount(trx, accountId);
    const identities = await identitiesOf(trx, accountId);
    if (!account || !identities.some((each) => each.provider === provider)) {
      throw new AppError('not_found');
    }
    if (account.password_hash === null && identities.length === 1) {
      throw new AppError('last_sign_in_method');
    }
    await dropIdentity(trx, { accountId, provider });
  });
}
