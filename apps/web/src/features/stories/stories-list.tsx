// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { Story } from '@kga/contracts/stories';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { Link } from 'react-router-dom';

import { InfiniteList, type ListQuery } from '../../components/infinite-list.tsx';
import {
  AllLanguagesButton,
  FilteredSearchForm,
  useListPlace,
} from '../../components/language-filter/filtered-list.tsx';
import { useListCount } from '../../components/language-filter/use-list-count.ts';
import { Skeletons } from '../../components/skeletons.tsx';
import { type ListFilter, parseListFilter } from '../../lib/language-filter.ts';
import { plainTextOf } from '../../lib/text/rich-text.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { storiesPath } from './queries.ts';
import { Receipt } from './receipt.tsx';

/** Returns the path of a list in the page's language. */
function useStoriesPath(): (filter: ListFilter) => string {
  const place = useListPlace();
  return (filter) => storiesPath(filter, place);
}

/** Searches stories by game, title and text. */
export function StorySearchForm({ filter }: { filter: ListFilter }) {
  const { t } = useTranslation('stories');
  return (
    <FilteredSearchForm
      className="max-w-[48rem]"
      action={pathTo('stories')}
      field={{ label: t('search'), placeholder: t('placeholder') }}
      filter={filter}
      parse={parseListFilter}
      pathOf={useStoriesPath()}
    />
  );
}

/** The published stories of some languages, or those that were searched for. */
export function StoriesList({ filter, list }: { filter: ListFilter; list: ListQuery<Story> }) {
  const { t } = useTranslation(['stories', 'latestStories']);
  const count = useListCount('stories', filter);
  return (
    <InfiniteList
      listClass="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
      list={list}
      restored
      pages={filter}
      messages={{ loading: t('loading'), failed: t('latestStories:failed') }}
      count={count}
      empty={<NoStories filter={filter} />}
      skeleton={
        <Skeletons count={6}>
          <StoryRowSkeleton />
        </Skeletons>
      }
    >
      {(story) => <StoryRow key={story.id} story={story} />}
    </InfiniteList>
  );
}

/** Offers to share a story, to clear the search or to show all languages. */
function NoStories({ filter }: { filter: ListFilter }) {
  const { t } = useTranslation(['stories', 'latestStories']);
  const pathOf = useStoriesPath();
  const isSearch = filter.q !== '';
  return (
    <EmptyPanel
      title={isSearch ? t('empty.title') : t('latestStories:empty')}
      text={isSearch ? t('empty.text') : t('empty.none')}
      action={
        <>
          <Button asChild>
            <Link to={pathTo('shareStory')}>{t('latestStories:share')}</Link>
          </Button>
          {isSearch && (
            <Button asChild>
              <Link to={pathOf({ ...filter, q: '' })}>{t('empty.clear')}</Link>
            </Button>
          )}
          <AllLanguagesButton filter={filter} pathOf={pathOf} />
        </>
      }
    />
  );
}

/** A story of the list, all of which is a link. */
function StoryRow({ story }: { story: Story }) {
  const { t } = useTranslation('stories');
  const { id, title, language } = story;
  return (
    <Receipt as="li" story={story} className="relative">
      <h3 lang={language} dir="auto">
        {title}
      </h3>
      <p lang={language} dir="auto" className="mt-2 line-clamp-6 text-muted">
        {plainTextOf(story)}
      </p>
      <Link
        to={pathTo('story', { id })}
        aria-label={t('readOf', { title })}
        className="inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0"
      >
        {t('read')}
      </Link>
    </Receipt>
  );
}

/** Skeleton of a `StoryRow`. */
function StoryRowSkeleton() {
  return (
    <div className="receipt p-5 pb-7 sm:p-6 sm:pb-8">
      <Skeleton className="mx-auto h-[1.4em] w-40" />
      <Skeleton className="mt-7 h-7 w-5/6" />
      <SkeletonText className="mt-3" lines={6} />
      <Skeleton className="my-3 h-5 w-24" />
      <Skeleton className="mt-7 h-[1.4em] w-48" />
    </div>
  );
}
