// SPDX-License-Identifier: AGPL-3.0-or-later
import type { NewsArticle } from '@kga/contracts/news';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { useId } from 'react';

import { ArticlePicture } from './article-picture.tsx';
import { ArticleByline, ArticleExcerpt, ArticleTitle, ReadMore } from './news-card.tsx';

export function NewsRow({ article, eager }: { article: NewsArticle; eager: boolean }) {
  const titleId = useId();
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-4 border-b border-line py-6 sm:grid-cols-[minmax(0,1fr)_12rem] sm:grid-rows-[auto_auto_1fr] sm:gap-x-8 lg:grid-cols-[10rem_minmax(0,1fr)_14rem] lg:grid-rows-[auto_1fr]">
      <ArticleByline
        article={article}
        className="col-span-full mb-2 sm:col-span-1 lg:row-span-2 lg:mb-0 lg:flex-col lg:items-start"
      />
      <ArticleTitle article={article} id={titleId} />
      <ArticlePicture
        article={article}
        eager={eager}
        sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 12rem, 6.5rem"
        className="aspect-[4/3] self-start sm:col-start-2 sm:row-span-3 sm:row-start-1 sm:aspect-[3/2] lg:col-start-3 lg:row-span-2"
      />
      <div className="col-span-full mt-2 flex flex-col sm:col-span-1 lg:col-start-2">
        <ArticleExcerpt article={article} className="line-clamp-3 max-w-text text-muted" />
        <ReadMore article={article} titleId={titleId} />
      </div>
    </li>
  );
}

export function LeadRow({ article }: { article: NewsArticle }) {
  const titleId = useId();
  return (
    <li className="group relative grid gap-x-8 gap-y-4 border-b border-line py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ArticlePicture
        article={article}
        eager
        sizes="(min-width: 75rem) 43rem, (min-width: 64rem) 58vw, 92vw"
        className="aspect-video self-start"
      />
      <div className="flex min-w-0 flex-col">
        <ArticleByline article={article} />
        <ArticleTitle article={article} id={titleId} className="mt-2 text-2xl" />
        <ArticleExcerpt article={article} className="mt-3 line-clamp-6 text-lg text-muted" />
        <ReadMore article={article} titleId={titleId} className="mt-1" />
      </div>
    </li>
  );
}

export function LeadSkeleton() {
  return (
    <div className="grid gap-x-8 gap-y-4 border-b border-line py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Skeleton className="aspect-video" />
      <div>
        <Skeleton className="h-[1.4em] w-40" />
        <Skeleton className="mt-3 h-9 w-5/6" />
        <SkeletonText className="mt-4" lines={4} />
        <Skeleton className="mt-3 h-5 w-24" />
      </div>
    </div>
  );
}

export function RowSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-4 border-b border-line py-6 sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-x-8 lg:grid-cols-[10rem_minmax(0,1fr)_14rem]">
      <Skeleton className="mb-2 h-[1.4em] w-40 max-lg:col-span-full sm:max-lg:col-span-1 lg:w-28" />
      <div>
        <Skeleton className="h-7 w-5/6" />
        <SkeletonText className="mt-3 max-w-text" lines={3} />
        <Skeleton className="mt-3 h-5 w-24" />
      </div>
      <Skeleton className="aspect-[4/3] sm:aspect-[3/2]" />
    </div>
  );
}
