import { FeedsView } from '../features/feeds/feeds-view.tsx';
import { AdminOnly } from './admin-only.tsx';

/** The outside sources of news. */
export function FeedsPage() {
  return <AdminOnly>{() => <FeedsView />}</AdminOnly>;
}
