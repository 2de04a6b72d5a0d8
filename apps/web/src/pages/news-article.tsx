import { type NewsArticleDetail, campaign } from '@kga/contracts';
import { ErrorPanel } from '@kga/ui/error-panel';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';

import { isAdmin } from '../features/accounts/is-admin.ts';
import { useAuth } from '../features/accounts/use-auth.ts';
import { ArticleSkeleton } from '../features/news/article-skeleton.tsx';
import { ArticleView } from '../features/news/article-view.tsx';
import { articleQuery } from '../features/news/queries.ts';
import { usePageHead } from '../lib/head.tsx';
import { useTranslation } from '../lib/translation.ts';
import { NotFoundPage } from './not-found.tsx';

/** What admins can do with an article, made apart from what everybody needs. */
type AdminTools = ComponentType<{ article: NewsArticleDetail }>;

/** One article. */
export function NewsArticlePage({ AdminTools }: { AdminTools: AdminTools }) {
  const { id = '' } = useParams();
  const article = useQuery(articleQuery(id));
  const { user } = useAuth();
  if (article.data) {
    const tools = isAdmin(user) && <AdminTools article={article.data} />;
    return <ArticleView key={article.data.id} article={article.data} tools={tools} />;
  }
  if (article.data === null) return <NotFoundPage />;
  return (
    <Absent
      failed={article.isError}
      retrying={article.isFetching}
      onRetry={() => void article.refetch()}
    />
  );
}

/** On the way, or not to be had at the moment. */
function Absent({
  failed,
  retrying,
  onRetry,
}: {
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  usePageHead({
    title: `${t('news.title')} · ${campaign.brand}`,
    description: t('news.description'),
    hidden: true,
    // The server has waited for it already, so there it means that it cannot be had.
    status: 503,
  });
  if (!failed) return <ArticleSkeleton />;
  return (
    <div className="column-text py-16">
      <h1 className="sr-only">{t('news.title')}</h1>
      <ErrorPanel
        title={t('news.article.failed')}
        text={t('latestNews.failedText')}
        retryLabel={t('news.retry')}
        retryingLabel={t('news.loading')}
        retrying={retrying}
        onRetry={onRetry}
      />
    </div>
  );
}
