import type { Account } from '@kga/db';

import { nameOf } from '../accounts/present.ts';

/** Who did something to which source, for the audit log. */
export const doneToFeed = (admin: Account, id: string) => ({
  actor_id: admin.id,
  actor: nameOf(admin),
  subject_kind: 'feed',
  subject_id: id,
});
