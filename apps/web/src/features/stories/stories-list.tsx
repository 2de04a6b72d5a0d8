import { type Story, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { useLoadMore } from '../../components/use-load-more.ts';
import { useRestoredPages } from '../../components/use-restored-pages.ts';
import type { ListPage } from '../../lib/api.ts';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { storiesAddress } from './filter.ts';
import { totalsQuery } from './queries.ts';
import { StoryRow, StoryRowSkeleton } from './story-row.tsx';

/** The stories of a list as far as they have come. */
type StoriesListQuery = UseInfiniteQueryResult<InfiniteData<ListPage<Story[]>>>;

/** The stories that are looked for, and the way to more of them. */
export function StoriesList({ q, list }: { q: string; list: StoriesListQuery }) {
  const { t } = useTranslation(['stories', 'latestStories', 'shared']);
  const stories = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const totals = useQuery(totalsQuery());
  const found = list.data?.pages[0]?.total ?? 0;
  const total = q === '' ? totals.data?.stories : found;
  const waiting = !list.data && !list.isError;
  const { rows, loadMore } = useLoadMore(list, stories.length);
  useRestoredPages(list, list.data?.pages.length ?? 0);
  return (
    <div aria-busy={waiting}>
      {/* Stands as long as the list, so that what changes in it is announced. */}
      <div role="status" className="min-h-[1.6em]">
        {waiting && (
          <>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton className="h-[1.6em] w-56" />
          </>
        )}
        {list.data && stories.length === 0 && <Nothing q={q} />}
        {stories.length > 0 && <Shown shown={stories.length} total={total} />}
      </div>
      {waiting && <RowsSkeleton />}
      {!list.data && list.isError && (
        <ErrorPanel
          title={t('latestStories:failed')}
          text={t('shared:loadFailedText')}
          retryLabel={t('retry')}
          retryingLabel={t('loading')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {stories.length > 0 && (
        <ul ref={rows} className="mt-3 border-t-2 border-ink">
          {stories.map((story) => (
            <StoryRow key={story.id} story={story} />
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-4 font-semibold">
          {t('moreFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <div className="no-print mt-6">
          <Button
            className="noscript:hidden"
            busy={list.isFetchingNextPage}
            busyLabel={t('loadingMore')}
            onClick={loadMore}
          >
            {t(list.isFetchNextPageError ? 'retry' : 'more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Shown({ shown, total }: { shown: number; total: number | undefined }) {
  const { t } = useTranslation('stories');
  const formats = useFormats();
  // What was published meanwhile is counted sooner than it is listed, or the other way round.
  if (total === undefined || total < shown) return null;
  return (
    <p className="tabular text-muted">
      {t('shown', { current: formats.integer(shown), ...counted(formats, total) })}
    </p>
  );
}

/** What to do next where nothing is found. */
function Nothing({ q }: { q: string }) {
  const { t } = useTranslation(['stories', 'latestStories']);
  const language = useLanguage();
  const [search] = useSearchParams();
  return (
    <EmptyPanel
      title={q === '' ? t('latestStories:empty') : t('empty.title')}
      text={q === '' ? t('empty.none') : t('empty.text')}
      action={
        <>
          <Button asChild>
            <Link to={pathTo('shareStory')}>{t('latestStories:share')}</Link>
          </Button>
          {q !== '' && (
            <Button asChild>
              <Link to={storiesAddress('', language, search)}>{t('empty.clear')}</Link>
            </Button>
          )}
        </>
      }
    />
  );
}

function RowsSkeleton() {
  return (
    <div className="mt-3 border-t-2 border-ink">
      {Array.from({ length: 6 }, (_, row) => (
        <StoryRowSkeleton key={row} />
      ))}
    </div>
  );
}
