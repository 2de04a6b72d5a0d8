import { PeopleView } from '../features/people/people-view.tsx';
import { AdminOnly } from './admin-only.tsx';

/** Looking after people. */
export function PeoplePage() {
  return <AdminOnly>{(admin) => <PeopleView user={admin} />}</AdminOnly>;
}
