import {
  type Database,
  deleteFollow,
  insertFollow,
  isFollowing,
  lockAuthor,
  transaction,
} from '@kga/db';

import { AppError } from '../../platform/errors.ts';

/**
 * Starts or stops mails to an account about replies to a post.
 *
 * @throws AppError `not_found`, also if the post is deleted meanwhile; `not_signed_in`
 */
export const setFollowing = (
  db: Database,
  { postId, accountId }: { postId: string; accountId: string },
  following: boolean,
): Promise<void> =>
  transaction(db, async (trx) => {
    if (!(await lockAuthor(trx, { accountId }))) throw new AppError('not_signed_in');
    const before = await isFollowing(trx, { postId, accountId });
    if (before === undefined) throw new AppError('not_found');
    if (before === following) return;
    await (following ? insertFollow : deleteFollow)(trx, { postId, accountId });
  });
