// SPDX-License-Identifier: AGPL-3.0-or-later
import { mailboxOf } from '@kga/contracts/accounts';
import type { MailLink, OneTimeTokenBody } from '@kga/contracts/core';
import { type Database, selectTokenByCode } from '@kga/db/core';
import type { KeyRing } from '@kga/server/crypto';

import { AppError } from '../platform/errors.ts';

/** By what attempts to enter links and codes are limited. */
export const attemptOf = (proof: OneTimeTokenBody, address: string) => ({
  address,
  ...('email' in proof && { account: mailboxOf(proof.email) }),
});

/**
 * The token of a mail's link, which the code of the mail stands for.
 * @throws AppError `proof_invalid`
 */
export async function tokenOfProof(
  { db, ring }: { db: Database; ring: KeyRing },
  proof: OneTimeTokenBody,
  link: MailLink,
): Promise<string> {
  const token =
    'token' in proof ? proof.token : await selectTokenByCode(db, ring, { ...proof, link });
  if (token === undefined) throw new AppError('proof_invalid');
  return token;
}
