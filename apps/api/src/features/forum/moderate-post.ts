// SPDX-License-Identifier: AGPL-3.0-or-later
import type * as contracts from '@kga/contracts/moderation';
import type { Account } from '@kga/db/accounts';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';
import { lockPost, updateModeratedPost } from '@kga/db/forum';
import type { z } from 'zod';

import { auditSubject } from '../../accounts/presenter.ts';
import { AppError } from '../../platform/errors.ts';

type Input = z.infer<typeof contracts.moderatePost.schema.body>;
type State = z.infer<(typeof contracts.moderatePost.schema.response)[200]>;

const flagActions = {
  locked: { on: 'content.lock', off: 'content.unlock' },
  pinned: { on: 'content.pin', off: 'content.unpin' },
} as const;

const auditValue = (isSet: boolean, flag: string): string => (isSet ? flag : `not ${flag}`);

/** What changes between two states, as the audit log has it. */
function changesBetween(before: State, after: State) {
  const flags = (['locked', 'pinned'] as const)
    .filter((flag) => after[flag] !== before[flag])
    .map((flag) => ({
      action: flagActions[flag][after[flag] ? 'on' : 'off'],
      before: auditValue(before[flag], flag),
      after: auditValue(after[flag], flag),
    }));
  if (after.categoryId === before.categoryId) return flags;
  const move = {
    action: 'content.move' as const,
    before: before.categoryId,
    after: after.categoryId,
  };
  return [...flags, move];
}

/** Locks, pins or moves a post, and logs what changed. @throws AppError `not_found` */
export async function moderatePost(
  db: Database,
  { by, id }: { by: Account; id: string },
  input: Input,
): Promise<State> {
  return transaction(db, async (trx) => {
    const post = await lockPost(trx, id);
    if (!post || post.deleted_at !== null) throw new AppError('not_found');
    const { locked, pinned, category_id: categoryId } = post;
    const before = { locked, pinned, categoryId };
    const after = {
      locked: input.locked ?? locked,
      pinned: input.pinned ?? pinned,
      categoryId: input.categoryId ?? categoryId,
    };
    const changes = changesBetween(before, after);
    if (changes.length === 0) return after;
    await updateModeratedPost(trx, {
      id,
      locked: after.locked,
      pinned: after.pinned,
      category_id: after.categoryId,
    });
    await insertAuditEntries(
      trx,
      ...changes.map((change) => ({ ...auditSubject(by, 'forum_post', id), ...change })),
    );
    return after;
  });
}
