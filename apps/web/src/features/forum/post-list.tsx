import type { ForumCategoryId, ForumPostSummary } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { useLoadMore } from '../../components/use-load-more.ts';
import { useRestoredPages } from '../../components/use-restored-pages.ts';
import type { ListPage } from '../../lib/api.ts';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { BeginButton } from './begin-button.tsx';
import { type ForumFilter, categoryAddress } from './filter.ts';
import { PostRow } from './post-row.tsx';

/** The posts of a category as far as they have come. */
type PostListQuery = UseInfiniteQueryResult<InfiniteData<ListPage<ForumPostSummary[]>>>;

type ListProps = { categoryId: ForumCategoryId; filter: ForumFilter; list: PostListQuery };

/** The posts that a filter finds, and the way to more of them. */
export function PostList({ categoryId, filter, list }: ListProps) {
  const { t } = useTranslation(['forum', 'shared']);
  const formats = useFormats();
  const posts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { total, atLeast } = list.data?.pages.at(-1) ?? { total: 0, atLeast: false };
  const waiting = !list.data && !list.isError;
  const { rows, loadMore } = useLoadMore(list, posts.length);
  useRestoredPages(list, list.data?.pages.length ?? 0);
  const current = formats.integer(posts.length);
  return (
    <div aria-busy={waiting}>
      {/* Stands as long as the list, so that what changes in it is announced. */}
      <div role="status">
        {waiting && (
          <>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton className="h-[1.6em] w-48" />
          </>
        )}
        {list.data && posts.length === 0 && <Nothing categoryId={categoryId} filter={filter} />}
        {posts.length > 0 && (
          <p className="text-muted tabular">
            {atLeast
              ? t('shownAtLeast', { current, total: formats.integer(total) })
              : t('shown', { current, ...counted(formats, total) })}
          </p>
        )}
      </div>
      {waiting && <RowsSkeleton />}
      {!list.data && list.isError && (
        <ErrorPanel
          title={t('postsFailed')}
          text={t('shared:loadFailedText')}
          retryLabel={t('retry')}
          retryingLabel={t('loading')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {posts.length > 0 && (
        <ul ref={rows} className="mt-3 border-t-2 border-ink">
          {posts.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-4 font-semibold">
          {t('moreFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          className="no-print mt-6 noscript:hidden"
          busy={list.isFetchingNextPage}
          busyLabel={t('loadingMore')}
          onClick={loadMore}
        >
          {t(list.isFetchNextPageError ? 'retry' : 'more')}
        </Button>
      )}
    </div>
  );
}

/** What to do next where nothing is found. */
function Nothing({ categoryId, filter }: Omit<ListProps, 'list'>) {
  const { t } = useTranslation(['forum', 'latestForum']);
  const language = useLanguage();
  const [before] = useSearchParams();
  const searched = filter.q !== '';
  const everything = categoryAddress(categoryId, { ...filter, q: '' }, { language, before });
  return (
    <EmptyPanel
      title={t(searched ? 'nothing.found' : 'latestForum:noPosts')}
      text={t(searched ? 'nothing.foundText' : 'nothing.text')}
      action={
        searched ? (
          <Button asChild>
            <Link to={everything}>{t('nothing.clear')}</Link>
          </Button>
        ) : (
          <BeginButton categoryId={categoryId} />
        )
      }
    />
  );
}

function RowsSkeleton() {
  return (
    <div className="mt-3 border-t-2 border-ink">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="border-b border-line py-5">
          <Skeleton className="h-7 w-4/5" />
          <Skeleton className="mt-2 h-5 w-56 max-w-full" />
        </div>
      ))}
    </div>
  );
}
