import type { User } from '@kga/contracts';
import type { ReactNode } from 'react';

import { useAuth } from '../auth/use-auth.ts';
import { isAdmin } from '../auth/user.ts';
import { PageSpinner } from '../components/page-spinner.tsx';
import { NotFoundPage } from './not-found.tsx';

/** A page for admins. For everybody else, there is no such page. */
export function AdminOnly({ children }: { children: (admin: User) => ReactNode }) {
  const { status, user } = useAuth();
  if (status === 'loading') return <PageSpinner />;
  return isAdmin(user) ? children(user) : <NotFoundPage />;
}
