import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { ApiError } from '../../lib/api.ts';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleFrame } from './article-frame.tsx';
import { ownArticleQuery } from './queries.ts';

/** An article that is there: changed, brought into more languages, published or deleted. */
export function ArticleView({ id }: { id: string }) {
  const { t } = useTranslation(['editorial', 'shared']);
  const article = useQuery(ownArticleQuery(id));
  const gone = article.error instanceof ApiError && [400, 404].includes(article.error.status);
  return (
    <ArticleFrame title={t('editTitle')}>
      {article.data ? (
        <ArticleForm key={id} article={article.data} />
      ) : gone ? (
        <EmptyPanel
          className="mt-8"
          title={t('gone')}
          text={t('goneText')}
          action={
            <Button asChild>
              <Link to={pathTo('ownNews')}>{t('back')}</Link>
            </Button>
          }
        />
      ) : article.isError ? (
        <ErrorPanel
          className="mt-8"
          title={t('articleFailed')}
          text={t('shared:failedText')}
          retryLabel={t('shared:retry')}
          retryingLabel={t('articleLoading')}
          retrying={article.isFetching}
          onRetry={() => void article.refetch()}
        />
      ) : (
        <div aria-busy="true" className="mt-8 flex flex-col gap-6">
          <VisuallyHidden role="status">{t('articleLoading')}</VisuallyHidden>
          <Skeleton className="h-20 w-full max-w-xl" />
          <Skeleton className="h-20 w-full max-w-xl" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </ArticleFrame>
  );
}
