// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type ForumCategoryId, type ForumPostSummary, forumSorts } from '@kga/contracts/forum';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { Link } from 'react-router-dom';

import { InfiniteList, type ListQuery } from '../../../components/infinite-list.tsx';
import {
  AllLanguagesButton,
  FilteredSearchForm,
  useListPlace,
} from '../../../components/language-filter/filtered-list.tsx';
import { useListCount } from '../../../components/language-filter/use-list-count.ts';
import { LinkTabs } from '../../../components/list-page.tsx';
import { Skeletons } from '../../../components/skeletons.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type ForumFilter, categoryPath, parseForumFilter } from './filter.ts';
import { NewPostButton } from './new-post-button.tsx';
import { PostRow } from './post-row.tsx';

type FilterProps = { categoryId: ForumCategoryId; filter: ForumFilter };

function useCategoryPath(id: ForumCategoryId): (filter: ForumFilter) => string {
  const place = useListPlace();
  return (filter) => categoryPath(id, filter, place);
}

export function PostSearchForm({ categoryId, filter }: FilterProps) {
  const { t } = useTranslation('forum');
  return (
    <FilteredSearchForm
      className="max-w-[40rem]"
      action={pathTo('forumCategory', { id: categoryId })}
      hidden={{ sort: filter.sort }}
      field={{ label: t('search') }}
      filter={filter}
      parse={parseForumFilter}
      pathOf={useCategoryPath(categoryId)}
    />
  );
}

export function SortTabs({ categoryId, filter }: FilterProps) {
  const { t } = useTranslation('forum');
  const pathOf = useCategoryPath(categoryId);
  return (
    <LinkTabs
      className="no-print"
      label={t('order')}
      links={forumSorts.map((sort) => ({
        to: pathOf({ ...filter, sort }),
        label: t(`sorts.${sort}`),
        current: sort === filter.sort,
      }))}
    />
  );
}

export function PostList({
  categoryId,
  filter,
  list,
}: FilterProps & { list: ListQuery<ForumPostSummary> }) {
  const { t } = useTranslation('forum');
  const count = useListCount('forum', filter);
  return (
    <InfiniteList
      list={list}
      restored
      pages={filter}
      messages={{ loading: t('loading'), failed: t('postsFailed') }}
      count={count}
      empty={<NoPosts categoryId={categoryId} filter={filter} />}
      skeleton={
        <Skeletons count={8}>
          <div className="border-b border-line py-5">
            <Skeleton className="h-7 w-4/5" />
            <Skeleton className="mt-2 h-5 w-56 max-w-full" />
          </div>
        </Skeletons>
      }
    >
      {(post) => <PostRow key={post.id} post={post} />}
    </InfiniteList>
  );
}

function NoPosts({ categoryId, filter }: FilterProps) {
  const { t } = useTranslation(['forum', 'latestForum']);
  const pathOf = useCategoryPath(categoryId);
  const isSearch = filter.q !== '';
  return (
    <EmptyPanel
      title={t(isSearch ? 'nothing.found' : 'latestForum:noPosts')}
      text={t(isSearch ? 'nothing.foundText' : 'nothing.text')}
      action={
        <>
          {isSearch ? (
            <Button asChild>
              <Link to={pathOf({ ...filter, q: '' })}>{t('nothing.clear')}</Link>
            </Button>
          ) : (
            <NewPostButton categoryId={categoryId} />
          )}
          <AllLanguagesButton filter={filter} pathOf={pathOf} />
        </>
      }
    />
  );
}
