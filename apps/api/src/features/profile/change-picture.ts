import { type Account, type Schema, insertOutboxJob, updateAccount, deletePicture } from '@kga/db';
import type { Transaction } from 'kysely';

/**
 * Takes the picture from another address, or away. The old one goes at once, so that what is shown
 * is never from elsewhere than what the profile says; naming the same address again fetches it
 * again where that failed.
 */
export async function setPicture(
  trx: Transaction<Schema>,
  account: Account,
  source: string | null,
): Promise<void> {
  if (source === account.picture_source && (source === null || account.picture_id !== null)) return;
  await deletePicture(trx, account.id);
  await updateAccount(trx, account.id, { picture_source: source });
  if (source === null) return;
  await insertOutboxJob(trx, 'profile.picture', { accountId: account.id, source });
}
