import type { Account } from '@kga/db';

import { nameOf } from '../accounts/present.ts';

/** Who did something to which article, for the audit log. */
export const doneToArticle = (admin: Account, id: string) => ({
  actor_id: admin.id,
  actor: nameOf(admin),
  subject_kind: 'article',
  subject_id: id,
});
