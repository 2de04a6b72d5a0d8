import type { Account } from '@kga/db';

import { displayName } from '../../accounts/presenter.ts';

/** Who did something to which source, for the audit log. */
export const auditFeed = (admin: Account, id: string) => ({
  actor_id: admin.id,
  actor: displayName(admin),
  subject_kind: 'feed',
  subject_id: id,
});
