// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Role, signIn } from '@kga/contracts/accounts';
import { insertAccount } from '@kga/db/accounts';
import type { Page } from 'playwright/test';

import type { Stack } from './stack.ts';

/** Password of every test member. */
export const password = 'a lantern in the fog';
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$5m8B/ssTwlh5DBUf1zPwNg$X8ekQR0q0x/SlShnTRLByb4xr0zv8xFW4BSTl6H4w4I';

export type NewMember = {
  email: string;
  firstName?: string;
  lastName?: string;
  role?: Role;
  emailVerified?: boolean;
};

/** Inserts an account with the shared password; returns its id. */
export async function addMember(
  { db }: Pick<Stack, 'db'>,
  {
    email,
    firstName = 'Ada',
    lastName = 'Byron',
    role = 'member',
    emailVerified = true,
  }: NewMember,
): Promise<string> {
  const account = await db.transaction().execute((trx) =>
    insertAccount(trx, {
      email,
      firstName,
      lastName,
      role,
      emailVerified,
      passwordHash,
      language: 'en',
    }),
  );
  if (!account) throw new Error(`${email} has an account already.`);
  return account.id;
}

/** Signs the browser in through the api. */
export async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(signIn.url, { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} was refused: ${await answer.text()}`);
}
