import type { NewsArticleDetail } from '@kga/contracts';
import { Suspense, lazy } from 'react';

const HideArticle = lazy(async () => {
  const { HideArticle: Loaded } = await import('../features/editorial/hide-article.tsx');
  return { default: Loaded };
});

/** What admins can do with an article that is not ours; loaded for nobody else. */
export function ArticleTools({ article }: { article: NewsArticleDetail }) {
  if (!article.isAggregated) return null;
  return (
    <Suspense>
      <HideArticle article={article} />
    </Suspense>
  );
}
