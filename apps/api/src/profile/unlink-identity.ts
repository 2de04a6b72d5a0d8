import type { SocialProvider } from '@kga/contracts';
import { dropIdentity, identitiesOf, lockAccount } from '@kga/db';

import { tellHolder } from '../accounts/notices.ts';
import type { People } from '../accounts/people.ts';
import { AppError } from '../errors.ts';

/**
 * Takes a provider away from an account, and tells its holder by mail.
 *
 * @throws AppError `not_found`, or `last_sign_in_method` where nobody could sign in any more
 */
export async function unlinkIdentity(
  people: Pick<People, 'db' | 'attempts'>,
  given: { accountId: string; provider: SocialProvider; device: string },
): Promise<void> {
  const { accountId, provider, device } = given;
  await people.db.transaction().execute(async (trx) => {
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
    const notice = { about: 'identity_unlinked', method: provider, device } as const;
    await tellHolder(people, trx, account, notice);
  });
}
