// SPDX-License-Identifier: AGPL-3.0-or-later
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useParams } from 'react-router-dom';

import { useAuth } from '../auth/use-auth.ts';
import { isAdmin } from '../auth/user.ts';
import { NotFoundPage } from '../components/not-found-page.tsx';
import { PageState } from '../components/page-state.tsx';
import { ArticleView } from '../features/news/article-view.tsx';
import { articleQuery } from '../features/news/queries.ts';
import { useTranslation } from '../lib/translation.ts';

const HideArticle = lazy(async () => {
  const { HideArticle: Tools } = await import('../features/news/editorial/hide-article.tsx');
  return { default: Tools };
});

export function NewsArticlePage() {
  const { t } = useTranslation('news');
  const { id = '' } = useParams();
  const article = useQuery(articleQuery(id));
  const { user } = useAuth();
  if (article.data) {
    const tools = isAdmin(user) && article.data.isAggregated && (
      <Suspense>
        <HideArticle article={article.data} />
      </Suspense>
    );
    return <ArticleView key={article.data.id} article={article.data} tools={tools} />;
  }
  if (article.data === null) return <NotFoundPage />;
  return (
    <PageState
      namespace="news"
      query={article}
      failed={t('article.failed')}
      header={['h-5 w-64 max-w-full', 'mt-3 h-12 w-full', 'mt-3 h-12 w-3/5']}
    />
  );
}
