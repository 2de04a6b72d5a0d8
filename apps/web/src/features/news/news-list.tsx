import { type NewsArticle, languages } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { useLoadMore } from '../../components/use-load-more.ts';
import { useRestoredPages } from '../../components/use-restored-pages.ts';
import type { ListPage } from '../../lib/api.ts';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import {
  type NewsFilter,
  isEveryLanguage,
  isUsual,
  newsAddress,
  usualLanguages,
} from './filter.ts';
import { LeadRow, NewsRow } from './news-row.tsx';
import { LeadSkeleton, RowSkeleton } from './row-skeletons.tsx';

/** The articles of a list as far as they have come. */
export type NewsListQuery = UseInfiniteQueryResult<InfiniteData<ListPage<NewsArticle[]>>>;

/** How many pictures may be on the first screen. */
const atOnce = 3;

/** The articles that a filter finds, and the way to more of them. */
export function NewsList({ filter, list }: { filter: NewsFilter; list: NewsListQuery }) {
  const { t } = useTranslation(['news', 'latestNews', 'shared']);
  const articles = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { total, atLeast } = list.data?.pages.at(-1) ?? { total: 0, atLeast: false };
  const searched = filter.q !== '';
  const waiting = !list.data && !list.isError;
  const { rows, loadMore } = useLoadMore(list, articles.length);
  useRestoredPages(list, list.data?.pages.length ?? 0);
  return (
    <div aria-busy={waiting}>
      {/* Stands as long as the list, so that what changes in it is announced. */}
      <div role="status">
        {waiting && <CountSkeleton />}
        {list.data && articles.length === 0 && <Nothing filter={filter} />}
        {articles.length > 0 && <Shown shown={articles.length} total={total} atLeast={atLeast} />}
      </div>
      {waiting && <RowsSkeleton searched={searched} />}
      {!list.data && list.isError && (
        <ErrorPanel
          title={t('latestNews:failed')}
          text={t('shared:loadFailedText')}
          retryLabel={t('retry')}
          retryingLabel={t('loading')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {articles.length > 0 && <Rows articles={articles} searched={searched} rows={rows} />}
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-4 font-semibold">
          {t('moreFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <div className="no-print mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            className="noscript:hidden"
            busy={list.isFetchingNextPage}
            busyLabel={t('loadingMore')}
            onClick={loadMore}
          >
            {t(list.isFetchNextPageError ? 'retry' : 'more')}
          </Button>
          <Remaining count={total - articles.length} atLeast={atLeast} />
        </div>
      )}
    </div>
  );
}

function Rows({
  articles,
  searched,
  rows,
}: {
  articles: readonly NewsArticle[];
  searched: boolean;
  rows: RefObject<HTMLUListElement | null>;
}) {
  return (
    <ul ref={rows} className="mt-3 border-t-2 border-ink">
      {articles.map((article, place) =>
        // What is found best may be old: nothing leads a search.
        place === 0 && !searched && article.images.length > 0 ? (
          <LeadRow key={article.id} article={article} />
        ) : (
          <NewsRow key={article.id} article={article} eager={place < atOnce} />
        ),
      )}
    </ul>
  );
}

function Shown({ shown, total, atLeast }: { shown: number; total: number; atLeast: boolean }) {
  const { t } = useTranslation('news');
  const formats = useFormats();
  const current = formats.integer(shown);
  return (
    <p className="tabular text-muted">
      {atLeast
        ? t('shownAtLeast', { current, total: formats.integer(total) })
        : t('shown', { current, ...counted(formats, total) })}
    </p>
  );
}

function Remaining({ count, atLeast }: { count: number; atLeast: boolean }) {
  const { t } = useTranslation('news');
  const formats = useFormats();
  // Of a search that was counted no further than this, nobody knows how much is left.
  if (count <= 0) return null;
  const n = formats.integer(count);
  return (
    <span className="tabular text-muted">
      {t(atLeast ? 'remainingAtLeast' : 'remaining', { n })}
    </span>
  );
}

/** What to do next where nothing is found. */
function Nothing({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [search] = useSearchParams();
  const everything = { q: '', category: undefined, languages: usualLanguages(language) };
  const filtered = filter.q !== '' || filter.category !== undefined || !isUsual(filter, language);
  return (
    <EmptyPanel
      title={t('empty.title')}
      text={t(filtered ? 'empty.text' : 'empty.none')}
      action={
        <>
          {filtered && (
            <Button asChild>
              <Link to={newsAddress(everything, language, search)}>{t('empty.clear')}</Link>
            </Button>
          )}
          {!isEveryLanguage(filter) && (
            <Button asChild>
              <Link to={newsAddress({ ...filter, languages }, language, search)}>
                {t('empty.everyLanguage')}
              </Link>
            </Button>
          )}
        </>
      }
    />
  );
}

function CountSkeleton() {
  const { t } = useTranslation('news');
  return (
    <>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="h-[1.6em] w-56" />
    </>
  );
}

function RowsSkeleton({ searched }: { searched: boolean }) {
  return (
    <div className="mt-3 border-t-2 border-ink">
      {!searched && <LeadSkeleton />}
      {Array.from({ length: 7 }, (_, row) => (
        <RowSkeleton key={row} />
      ))}
    </div>
  );
}
