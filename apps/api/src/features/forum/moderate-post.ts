// SPDX-License-Identifier: AGPL-3.0-or-later
import type * as contracts from '@kga/contracts/moderation';
import type { Account } from '@kga/db/accounts';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';
import { lockPost, updatePostFlags } from '@kga/db/forum';
import type { z } from 'zod';

import { auditSubject } from '../../accounts/presenter.ts';
import { AppError } from '../../platform/errors.ts';

type Input = z.infer<typeof contracts.updatePostFlags.schema.body>;

const actions = {
  locked: { on: 'content.lock', off: 'content.unlock' },
  pinned: { on: 'content.pin', off: 'content.unpin' },
} as const;

const auditValue = (isSet: boolean, flag: string): string => (isSet ? flag : `not ${flag}`);

/** Locks, unlocks, pins or unpins a post, and logs what changed. @throws AppError `not_found` */
export async function setPostFlags(
  db: Database,
  { by, id }: { by: Account; id: string },
  input: Input,
): Promise<{ locked: boolean; pinned: boolean }> {
  return transaction(db, async (trx) => {
    const post = await lockPost(trx, id);
    if (!post || post.deleted_at !== null) throw new AppError('not_found');
    const { locked, pinned } = post;
    const after = { locked: input.locked ?? locked, pinned: input.pinned ?? pinned };
    const changed = (['locked', 'pinned'] as const).filter((flag) => after[flag] !== post[flag]);
    if (changed.length === 0) return after;
    await updatePostFlags(trx, { id, ...after });
    await insertAuditEntries(
      trx,
      ...changed.map((flag) => ({
        ...auditSubject(by, 'forum_post', id),
        action: actions[flag][after[flag] ? 'on' : 'off'],
        before: auditValue(post[flag], flag),
        after: auditValue(after[flag], flag),
      })),
    );
    return after;
  });
}
