import { useParams } from 'react-router-dom';

import { NewArticle, ArticleView } from '../features/editorial/article-view.tsx';
import { AdminOnly } from './admin-only.tsx';

/** Writing an article of one's own: a new one, or the one that the address names. */
export function OwnArticlePage() {
  const { id } = useParams();
  return (
    <AdminOnly>{() => (id === undefined ? <NewArticle /> : <ArticleView id={id} />)}</AdminOnly>
  );
}
