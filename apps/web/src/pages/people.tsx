import { useAuth } from '../features/accounts/use-auth.ts';
import { PeopleView } from '../features/people/people-view.tsx';
import { PageSpinner } from '../features/shell/page-spinner.tsx';
import { NotFoundPage } from './not-found.tsx';

/** Looking after people. For everybody who is no admin, there is no such page. */
export function PeoplePage() {
  const { status, user } = useAuth();
  if (status === 'loading') return <PageSpinner />;
  const admin = user?.role === 'admin' && user.suspended === null;
  return admin ? <PeopleView user={user} /> : <NotFoundPage />;
}
