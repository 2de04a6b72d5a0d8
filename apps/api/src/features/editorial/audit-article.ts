import type { Account } from '@kga/db';

import { displayName } from '../../accounts/presenter.ts';

/** Who did something to which article, for the audit log. */
export const auditArticle = (admin: Account, id: string) => ({
  actor_id: admin.id,
  actor: displayName(admin),
  subject_kind: 'article',
  subject_id: id,
});
