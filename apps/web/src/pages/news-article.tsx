import type { NewsArticleDetail } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';

import { useAuth } from '../auth/use-auth.ts';
import { isAdmin } from '../auth/user.ts';
import { PageState } from '../components/page-state.tsx';
import { ArticleSkeleton } from '../features/news/article-skeleton.tsx';
import { ArticleView } from '../features/news/article-view.tsx';
import { articleQuery } from '../features/news/queries.ts';
import { useTranslation } from '../lib/translation.ts';
import { NotFoundPage } from './not-found.tsx';

/** What admins can do with an article, made apart from what everybody needs. */
type AdminTools = ComponentType<{ article: NewsArticleDetail }>;

/** One article. */
export function NewsArticlePage({ AdminTools }: { AdminTools: AdminTools }) {
  const { t } = useTranslation('news');
  const { id = '' } = useParams();
  const article = useQuery(articleQuery(id));
  const { user } = useAuth();
  if (article.data) {
    const tools = isAdmin(user) && <AdminTools article={article.data} />;
    return <ArticleView key={article.data.id} article={article.data} tools={tools} />;
  }
  if (article.data === null) return <NotFoundPage />;
  return (
    <PageState
      title={t('title')}
      description={t('description')}
      skeleton={<ArticleSkeleton />}
      failedTitle={t('article.failed')}
      retryLabel={t('retry')}
      retryingLabel={t('loading')}
      failed={article.isError}
      retrying={article.isFetching}
      onRetry={() => void article.refetch()}
    />
  );
}
