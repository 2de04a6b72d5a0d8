import type { ForumCategoryId, ForumPostSummary } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { Link, useSearchParams } from 'react-router-dom';

import { InfiniteList, type ListQuery } from '../../../components/infinite-list.tsx';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type ForumFilter, categoryPath } from './filter.ts';
import { NewPostButton } from './new-post.tsx';
import { PostRow } from './post-row.tsx';

type PostListProps = {
  categoryId: ForumCategoryId;
  filter: ForumFilter;
  list: ListQuery<ForumPostSummary>;
};

/** The posts of a category that match a filter. */
export function PostList({ categoryId, filter, list }: PostListProps) {
  const { t } = useTranslation(['forum', 'latestForum', 'shared']);
  const formats = useFormats();
  return (
    <InfiniteList
      list={list}
      messages={{
        loading: t('loading'),
        failed: t('postsFailed'),
        failedText: t('shared:loadFailedText'),
        retry: t('retry'),
        more: t('more'),
        loadingMore: t('loadingMore'),
        moreFailed: t('moreFailed'),
      }}
      count={(shown, { total, atLeast }) => {
        const current = formats.integer(shown);
        return atLeast
          ? t('shownAtLeast', { current, total: formats.integer(total) })
          : t('shown', { current, ...counted(formats, total) });
      }}
      empty={<NoPosts categoryId={categoryId} filter={filter} />}
      skeleton={<RowSkeletons />}
      restored
    >
      {(post) => <PostRow key={post.id} post={post} />}
    </InfiniteList>
  );
}

/** Offers to clear the search, or to write the first post. */
function NoPosts({ categoryId, filter }: Omit<PostListProps, 'list'>) {
  const { t } = useTranslation(['forum', 'latestForum', 'shared']);
  const language = useLanguage();
  const [before] = useSearchParams();
  const isSearch = filter.q !== '';
  const allPosts = categoryPath(categoryId, { ...filter, q: '' }, { language, before });
  return (
    <EmptyPanel
      title={t(isSearch ? 'nothing.found' : 'latestForum:noPosts')}
      text={t(isSearch ? 'nothing.foundText' : 'nothing.text')}
      action={
        isSearch ? (
          <Button asChild>
            <Link to={allPosts}>{t('nothing.clear')}</Link>
          </Button>
        ) : (
          <NewPostButton categoryId={categoryId} />
        )
      }
    />
  );
}

function RowSkeletons() {
  return Array.from({ length: 8 }, (_, row) => (
    <div key={row} className="border-b border-line py-5">
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="mt-2 h-5 w-56 max-w-full" />
    </div>
  ));
}
