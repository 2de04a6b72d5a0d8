import type { Profile } from '@kga/contracts';
import { type Account, type Database, selectIdentities, selectPendingEmail } from '@kga/db';

import { presentUser } from '../../accounts/presenter.ts';

/** Everything that the profile page shows of an account. */
export async function loadProfile(db: Database, account: Account): Promise<Profile> {
  const identities = await selectIdentities(db, account.id);
  return {
    user: presentUser(account),
    pendingEmail: await selectPendingEmail(db, account.id),
    language: account.language,
    pictureSource: account.picture_source,
    hasPassword: account.password_hash !== null,
    identities: identities.map(({ provider, label, linked_at }) => ({
      provider,
      label,
      linkedAt: linked_at.toISOString(),
    })),
    createdAt: account.created_at.toISOString(),
  };
}
