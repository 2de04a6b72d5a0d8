// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';

import { AdminNav } from '../../../auth/admin-page.tsx';
import { LoadError } from '../../../components/load-state.tsx';
import { ApiError } from '../../../lib/api.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { ArticleForm } from './article-form.tsx';
import { ownArticleQuery } from './queries.ts';

export function ArticleView() {
  const { id = '' } = useParams();
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
              <Link to={pathTo('editorial')}>{t('back')}</Link>
            </Button>
          }
        />
      ) : article.isError ? (
        <LoadError
          className="mt-8"
          query={article}
          messages={{
            loading: t('articleLoading'),
            failed: t('articleFailed'),
            failedText: t('shared:failedText'),
          }}
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

export function NewArticle() {
  const { t } = useTranslation('editorial');
  return (
    <ArticleFrame title={t('newTitle')}>
      <ArticleForm article={undefined} />
    </ArticleFrame>
  );
}

function ArticleFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('editorial');
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  return (
    <div className="column-data py-10 sm:py-14">
      <AdminNav />
      <p>
        <Link to={pathTo('editorial')} className="inline-flex min-h-11 items-center">
          {t('back')}
        </Link>
      </p>
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  );
}
