import { pathTo } from '@kga/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { changeUser } from '../../auth/change-user.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { PageSpinner } from '../../components/page-spinner.tsx';
import { AccountDeleted, SignedOut } from './account-deleted.tsx';
import { ProfileView } from './profile-view.tsx';

/** The user's own profile; not found for visitors who are not signed in. */
export function ProfilePage() {
  const { status, user } = useAuth();
  const client = useQueryClient();
  const [deleted, setDeleted] = useState(false);
  const [wasMember, setWasMember] = useState(false);
  if (user && !wasMember) setWasMember(true);
  const bidFarewell = () => {
    setDeleted(true);
    changeUser(client, null);
  };

  if (deleted) return <AccountDeleted />;
  if (status === 'loading') return <PageSpinner />;
  // The key resets the page for another user.
  if (user) return <ProfileView key={user.id} user={user} onDeleted={bidFarewell} />;
  return wasMember ? <SignedOut returnTo={pathTo('profile')} /> : <NotFoundPage />;
}
