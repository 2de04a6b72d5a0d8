// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { type ForumCategory, type ForumCategoryId, forumCategoryIds } from '@kga/contracts/forum';
import { Skeleton } from '@kga/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';

import {
  BackLink,
  PageHeader,
  SearchableList,
  useListHead,
} from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CategoryMark } from '../categories/category-card.tsx';
import { parseForumFilter } from '../categories/filter.ts';
import { NewPostButton } from '../categories/new-post-button.tsx';
import { PostList, PostSearchForm, SortTabs } from '../categories/post-list.tsx';
import { FeedLink } from '../feed-link.tsx';
import { forumCategoriesQuery, forumFeeds, postsQuery } from '../queries.ts';

export function ForumCategoryPage() {
  const { id } = useParams();
  const known = forumCategoryIds.find((each) => each === id);
  return known === undefined ? <NotFoundPage /> : <Category key={known} id={known} />;
}

function Category({ id }: { id: ForumCategoryId }) {
  const { t } = useTranslation('forum');
  const [search] = useSearchParams();
  const language = useLanguage();
  const filter = parseForumFilter(search, language);
  const list = useInfiniteQuery(postsQuery(id, filter));
  const { data } = useQuery(forumCategoriesQuery(language));
  const category = data?.find((each) => each.id === id);
  const title = category ? `${category.name} · ${t('title')}` : t('title');
  const feeds = forumFeeds(title, language, id);
  useListHead({
    title: `${title} · ${campaign.brand}`,
    description: category?.description ?? t('description'),
    isSearch: filter.q !== '',
    isLoaded: list.data !== undefined,
    feeds,
  });
  return (
    <div className="column-data pt-8 sm:pt-12">
      <BackLink to={pathTo('forum')}>{t('back')}</BackLink>
      <PageHeader
        title={<CategoryHeading category={category} />}
        lead={category?.description}
        action={<NewPostButton categoryId={id} />}
      />
      <SearchableList
        search={<PostSearchForm categoryId={id} filter={filter} />}
        tabs={<SortTabs categoryId={id} filter={filter} />}
        title={t('posts')}
      >
        <PostList categoryId={id} filter={filter} list={list} />
      </SearchableList>
      <FeedLink feeds={feeds} />
    </div>
  );
}

function CategoryHeading({ category }: { category: ForumCategory | undefined }) {
  const { t } = useTranslation('forum');
  if (!category) {
    return (
      <>
        <h1 className="sr-only">{t('title')}</h1>
        <Skeleton className="h-14 w-72 max-w-full" />
        <Skeleton className="mt-3 h-6 w-96 max-w-full" />
      </>
    );
  }
  return (
    <div className="flex items-center gap-4">
      <CategoryMark category={category} />
      <h1>{category.name}</h1>
    </div>
  );
}
