import type { NewsArticle } from '@kga/contracts';
import { Card } from '@kga/ui/card';
import { useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { useFormats } from '../../lib/language.tsx';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Latest } from './latest.tsx';
import { latestNewsQuery } from './queries.ts';

/** The latest news. */
export function LatestNews() {
  const { t } = useTranslation();
  return (
    <Latest
      title={t('home.news.title')}
      query={useQuery(latestNewsQuery())}
      all={{ to: pathTo('news'), label: t('home.news.all') }}
      emptyTitle={t('home.news.empty')}
      emptyText={t('home.news.emptyHint')}
      failedTitle={t('home.news.failed')}
    >
      {(article) => <NewsCard key={article.id} article={article} />}
    </Latest>
  );
}

function NewsCard({ article }: { article: NewsArticle }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleId = useId();
  return (
    <Card as="li" className="flex min-w-0 flex-col">
      <div className="mb-4 grid aspect-video place-items-center overflow-hidden bg-wash text-muted">
        {article.imageUrl === null ? (
          <Newspaper className="size-8" aria-hidden="true" />
        ) : (
          <img src={article.imageUrl} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </div>
      <p className="text-sm text-muted">
        <time dateTime={article.createdAt}>{formats.day(article.createdAt)}</time>
        {article.isAggregated && article.source !== null && ` · ${article.source}`}
      </p>
      <h3 id={titleId} className="mt-1">
        {article.title}
      </h3>
      <p className="mt-2 line-clamp-4 text-muted">{article.excerpt}</p>
      <Link
        to={pathTo('newsArticle', { id: article.uniqueId || article.id })}
        aria-describedby={titleId}
        className="mt-auto inline-flex min-h-11 items-center self-start font-semibold"
      >
        {t('home.news.more')}
      </Link>
    </Card>
  );
}
