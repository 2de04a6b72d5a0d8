import type { User } from '@kga/contracts';
import type { ComponentType } from 'react';

import { useAuth } from '../auth/use-auth.ts';
import { isAdmin, isModerator } from '../auth/user.ts';
import { NotFoundPage } from '../components/not-found-page.tsx';
import { PageSpinner } from '../components/page-spinner.tsx';
import type { Access } from '../lib/feature.ts';

const mayOpen = { admin: isAdmin, moderator: isModerator } as const satisfies Record<
  Access,
  (user: User | null) => user is User
>;

/** Shows a page to one role; everybody else gets 'not found'. */
export function restrictedPage(
  access: Access,
  Content: ComponentType<{ user: User }>,
): ComponentType {
  return function RestrictedPage() {
    const { status, user } = useAuth();
    if (status === 'loading') return <PageSpinner />;
    return mayOpen[access](user) ? <Content user={user} /> : <NotFoundPage />;
  };
}
