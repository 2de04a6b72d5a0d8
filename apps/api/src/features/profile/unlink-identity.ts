import type { SocialProvider } from '@kga/contracts';
import { deleteIdentity, selectIdentities, lockAccount } from '@kga/db';

import { notifyAccountOwner } from '../../accounts/security-notifications.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Takes a provider away from an account, and tells its holder by mail.
 *
 * @throws AppError `not_found`, or `last_sign_in_method` where nobody could sign in any more
 */
export async function removeIdentity(
  people: Pick<Services, 'db' | 'rateLimits'>,
  given: { accountId: string; provider: SocialProvider; device: string },
): Promise<void> {
  const { accountId, provider, device } = given;
  await people.db.transaction().execute(async (trx) => {
    // Two that are unlinked at the same time must not each count on the other.
    const account = await lockAccount(trx, accountId);
    const identities = await selectIdentities(trx, accountId);
    if (!account || !identities.some((each) => each.provider === provider)) {
      throw new AppError('not_found');
    }
    if (account.password_hash === null && identities.length === 1) {
      throw new AppError('last_sign_in_method');
    }
    await deleteIdentity(trx, { accountId, provider });
    const notice = { about: 'identity_unlinked', method: provider, device } as const;
    await notifyAccountOwner(people, trx, account, notice);
  });
}
