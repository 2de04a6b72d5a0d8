import { UsersView } from '../features/users/users-view.tsx';
import { AdminOnly } from './admin-only.tsx';

/** Looking after people. */
export function UsersPage() {
  return <AdminOnly>{(admin) => <UsersView user={admin} />}</AdminOnly>;
}
