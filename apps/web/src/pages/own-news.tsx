import { OwnNewsView } from '../features/own-news/own-news-view.tsx';
import { AdminOnly } from './admin-only.tsx';

/** The campaign's own articles. */
export function OwnNewsPage() {
  return <AdminOnly>{() => <OwnNewsView />}</AdminOnly>;
}
