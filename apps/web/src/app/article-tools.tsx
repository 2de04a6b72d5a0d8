import type { NewsArticleDetail } from '@kga/contracts';
import { Suspense, lazy } from 'react';

import { WithWords } from './with-words.tsx';

const HideArticle = lazy(async () => {
  const { HideArticle: Loaded } = await import('../features/own-news/hide-article.tsx');
  return { default: Loaded };
});

/** What admins can do with an article that is not ours; loaded for nobody else. */
export function ArticleTools({ article }: { article: NewsArticleDetail }) {
  if (!article.isAggregated) return null;
  return (
    <Suspense>
      <WithWords set="members">
        <HideArticle article={article} />
      </WithWords>
    </Suspense>
  );
}
