import type { updatePostFlags as contract } from '@kga/contracts';
import {
  type Account,
  type Database,
  insertAuditEntries,
  lockPost,
  updatePostFlags,
} from '@kga/db';
import type { z } from 'zod';

import { displayName } from '../../accounts/presenter.ts';
import { AppError } from '../../platform/errors.ts';

type Given = z.infer<typeof contract.schema.body>;

const actions = {
  locked: { on: 'content.lock', off: 'content.unlock' },
  pinned: { on: 'content.pin', off: 'content.unpin' },
} as const;

const wordOf = (is: boolean, what: string): string => (is ? what : `not ${what}`);

/**
 * Locks or pins a post, or neither, and writes down what changed.
 *
 * @throws AppError `not_found`
 */
export async function setPostFlags(
  db: Database,
  { by, id }: { by: Account; id: string },
  given: Given,
): Promise<{ locked: boolean; pinned: boolean }> {
  return db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, id);
    if (!post || post.deleted_at !== null) throw new AppError('not_found');
    const { locked, pinned } = post;
    const after = { locked: given.locked ?? locked, pinned: given.pinned ?? pinned };
    const changed = (['locked', 'pinned'] as const).filter((each) => after[each] !== post[each]);
    if (changed.length === 0) return after;
    await updatePostFlags(trx, { id, ...after });
    await insertAuditEntries(
      trx,
      ...changed.map((each) => ({
        actor_id: by.id,
        actor: displayName(by),
        action: actions[each][after[each] ? 'on' : 'off'],
        subject_kind: 'forum_post',
        subject_id: id,
        before: wordOf(post[each], each),
        after: wordOf(after[each], each),
      })),
    );
    return after;
  });
}
