import { EditorialView } from '../features/editorial/editorial-view.tsx';
import { AdminOnly } from './admin-only.tsx';

/** The campaign's own articles. */
export function EditorialPage() {
  return <AdminOnly>{() => <EditorialView />}</AdminOnly>;
}
