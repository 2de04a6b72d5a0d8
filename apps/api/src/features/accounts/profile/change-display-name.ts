// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Account,
  hasLookAlike,
  isDisplayNameRefused,
  lockAccount,
  updateDisplayName,
} from '@kga/db/accounts';
import { transaction } from '@kga/db/core';

import { parseDisplayName, refusedName } from '../../../accounts/display-name.ts';
import { displayNameTaken, found } from '../../../platform/errors.ts';
import { limitOnce, refundOnFailure } from '../../../platform/rate-limits.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * Chooses or removes the public name of an account. Of accounts that choose names of one key at once,
 * the first to commit has it.
 * @throws AppError `validation_failed`, `display_name_taken`, `rate_limited`
 */
export async function changeDisplayName(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { account, ip }: { account: Account; ip: string },
  text: string | null,
): Promise<Account> {
  const displayName = text === null ? null : parseDisplayName(text);
  if ((displayName?.name ?? null) === account.display_name) return account;
  const limit = limitOnce(rateLimits, 'display_name', { account: account.id, address: ip });
  await limit.consume();
  // A name that is not free does not count, so that people can look for another one.
  return refundOnFailure(limit, () =>
    transaction(db, async (trx) => {
      found(await lockAccount(trx, account.id));
      if (displayName && (await hasLookAlike(trx, { accountId: account.id, ...displayName }))) {
        throw displayNameTaken();
      }
      const changed = found(await updateDisplayName(trx, account.id, displayName));
      // After the change, which waits for a moderator who removes the name from its owner.
      if (displayName && (await isDisplayNameRefused(trx, displayName.key))) throw refusedName();
      return changed;
    }),
  );
}
