import type { User } from '@kga/contracts';
import type { ReactNode } from 'react';

import { useAuth } from '../auth/use-auth.ts';
import { isModerator } from '../auth/user.ts';
import { PageSpinner } from '../components/page-spinner.tsx';
import { NotFoundPage } from './not-found.tsx';

/** A page for moderators and admins. For everybody else, there is no such page. */
export function ModeratorOnly({ children }: { children: (moderator: User) => ReactNode }) {
  const { status, user } = useAuth();
  if (status === 'loading') return <PageSpinner />;
  return isModerator(user) ? children(user) : <NotFoundPage />;
}
