import { PeopleView } from '../features/users/users-view.tsx';
import { AdminOnly } from './admin-only.tsx';

/** Looking after people. */
export function PeoplePage() {
  return <AdminOnly>{(admin) => <PeopleView user={admin} />}</AdminOnly>;
}
