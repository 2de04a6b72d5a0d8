// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Account } from '@kga/db/accounts';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';
import { lockPost, updateSolution } from '@kga/db/forum';

import { auditSubject } from '../../accounts/presenter.ts';
import { AppError } from '../../platform/errors.ts';

type Input = { by: Account; isTeam: boolean; id: string; replyId: string | null };

/**
 * Marks a reply as the solution of a post, or none; what a moderator does for others is logged.
 * @throws AppError `not_allowed` for others than its author and moderators, `not_found` without the post or the reply
 */
export async function markSolution(
  db: Database,
  { by, isTeam, id, replyId }: Input,
): Promise<void> {
  await transaction(db, async (trx) => {
    const post = await lockPost(trx, id);
    if (!post || post.deleted_at !== null || post.status !== 'published') {
      throw new AppError('not_found');
    }
    const isOwn = post.account_id === by.id;
    if (!isOwn && !isTeam) throw new AppError('not_allowed');
    if (post.solution_id === replyId) return;
    if (!(await updateSolution(trx, { id, replyId }))) throw new AppError('not_found');
    if (isOwn) return;
    await insertAuditEntries(trx, {
      ...auditSubject(by, 'forum_post', id),
      action: replyId === null ? 'content.unsolve' : 'content.solve',
      before: post.solution_id,
      after: replyId,
    });
  });
}
