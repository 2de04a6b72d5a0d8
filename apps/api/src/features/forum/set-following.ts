import {
  type Database,
  type Schema,
  insertFollow,
  isFollowing,
  lockWriter,
  deleteFollow,
  retryOnConflict,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { AppError } from '../../platform/errors.ts';

type Which = { postId: string; accountId: string };

async function set(
  trx: Transaction<Schema>,
  { postId, accountId }: Which,
  following: boolean,
): Promise<void> {
  if (!(await lockWriter(trx, { accountId }))) throw new AppError('not_signed_in');
  const before = await isFollowing(trx, { postId, accountId });
  if (before === undefined) throw new AppError('not_found');
  if (before === following) return;
  await (following ? insertFollow : deleteFollow)(trx, { postId, accountId });
}

/**
 * Has somebody told of a post's replies, or not any more.
 *
 * @throws AppError `not_found`, also where the post is deleted meanwhile; `not_signed_in`
 */
export async function setFollowing(db: Database, which: Which, following: boolean): Promise<void> {
  await retryOnConflict(() => db.transaction().execute((trx) => set(trx, which, following)));
}
