// SPDX-License-Identifier: AGPL-3.0-or-later
import { articlePath } from '@kga/contracts/core';
import type { NewsArticle } from '@kga/contracts/news';
import { Card } from '@kga/ui/card';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { Byline } from '../../components/byline.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { ArticlePicture } from './article-picture.tsx';

export function NewsCard({ article }: { article: NewsArticle }) {
  const titleId = useId();
  return (
    <Card
      as="li"
      className="group relative flex min-w-0 flex-col max-md:grid max-md:pt-3 max-md:grid-cols-[minmax(0,1fr)_6.5rem] max-md:gap-x-4"
    >
      <ArticlePicture
        article={article}
        sizes="(min-width: 48rem) 23rem, 6.5rem"
        className="mb-4 aspect-video max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:mb-0 max-md:aspect-[4/3] max-md:self-start"
      />
      <ArticleByline article={article} className="max-md:col-start-1" />
      <ArticleTitle
        article={article}
        id={titleId}
        className="mt-2 max-md:mt-1 max-md:text-lg max-md:leading-tight"
      />
      <ArticleExcerpt
        article={article}
        className="mt-2 line-clamp-4 text-muted max-md:col-start-1 max-md:row-start-3 max-md:mt-1 max-md:line-clamp-2 max-md:text-sm"
      />
      <ReadMore
        article={article}
        titleId={titleId}
        className="mt-auto max-md:col-start-2 max-md:row-start-3 max-md:mt-2 max-md:min-h-0 max-md:items-start max-md:leading-tight"
      />
    </Card>
  );
}

type ArticlePartProps = { article: NewsArticle; className?: string };

export function ArticleTitle({ article, id, className = '' }: ArticlePartProps & { id: string }) {
  return (
    <h3
      id={id}
      lang={article.language}
      className={`decoration-1 underline-offset-4 group-hover:underline ${className}`}
    >
      {article.title}
    </h3>
  );
}

export function ArticleExcerpt({ article, className }: ArticlePartProps) {
  if (article.excerpt === '') return null;
  return (
    <p lang={article.language} className={className}>
      {article.excerpt}
    </p>
  );
}

/** Links to an article; the link covers the whole card. */
export function ReadMore({
  article,
  titleId,
  className = '',
}: ArticlePartProps & { titleId: string }) {
  const { t } = useTranslation('latestNews');
  const id = useId();
  return (
    <Link
      id={id}
      to={articlePath(article)}
      aria-labelledby={`${id} ${titleId}`}
      className={`inline-flex min-h-11 items-center self-start font-semibold after:absolute after:inset-0 ${className}`}
    >
      {t('more')}
    </Link>
  );
}

export function ArticleByline({
  article,
  className = '',
}: {
  article: Pick<
    NewsArticle,
    'category' | 'createdAt' | 'dateDoubt' | 'isAggregated' | 'source' | 'language'
  >;
  className?: string;
}) {
  const { t } = useTranslation(['shared', 'latestNews']);
  const { category, createdAt, dateDoubt, isAggregated, source, language } = article;
  return (
    <Byline
      className={`items-baseline ${className}`}
      lead={<span className="font-semibold text-ink">{t(`newsCategories.${category}`)}</span>}
      createdAt={createdAt}
      details={
        <>
          {dateDoubt !== null && <span>{t(`latestNews:dateDoubt.${dateDoubt}`)}</span>}
          {isAggregated && source !== null && (
            <span className="min-w-0 [overflow-wrap:anywhere]">{source}</span>
          )}
        </>
      }
      language={language}
    />
  );
}
