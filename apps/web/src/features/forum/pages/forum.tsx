// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import type { ForumCategory } from '@kga/contracts/forum';
import type { SearchKind } from '@kga/contracts/site';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useListPlace } from '../../../components/language-filter/filtered-list.tsx';
import { PageHeader, useListHead } from '../../../components/list-page.tsx';
import { LoadState } from '../../../components/load-state.tsx';
import { ListSearchForm } from '../../../components/search-form.tsx';
import { LoadingRegion, Skeletons } from '../../../components/skeletons.tsx';
import { listPath, parseListFilter } from '../../../lib/language-filter.ts';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { searchMax } from '../../../lib/page-urls.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { CategoryCard, CategoryMark } from '../categories/category-card.tsx';
import { LivingList } from '../categories/living-list.tsx';
import { NewPostButton } from '../categories/new-post-button.tsx';
import { FeedLink } from '../feed-link.tsx';
import { forumCategoriesQuery, forumFeeds, moderationFiguresQuery } from '../queries.ts';

export function ForumPage() {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const categories = useQuery(forumCategoriesQuery(language));
  const feeds = forumFeeds(t('title'), language);
  useListHead({
    title: `${t('title')} · ${campaign.brand}`,
    description: t('description'),
    isSearch: false,
    shared: { kind: 'page', id: 'forum' },
    isLoaded: categories.data !== undefined,
    feeds,
  });
  return (
    <div className="column-data flex flex-col gap-12 pt-8 sm:pt-14">
      <PageHeader title={<h1>{t('title')}</h1>} lead={t('lead')} action={<NewPostButton />} />
      <div>
        <CategoryLinks categories={categories.data ?? []} />
        <WholeForumSearch />
        <div className="mt-6">
          <LivingList />
        </div>
      </div>
      <section aria-labelledby="categories">
        <h2 id="categories" className="mb-5">
          {t('categories')}
        </h2>
        <CategoryList query={categories} />
      </section>
      <div>
        <ModerationStats />
        <FeedLink feeds={feeds} />
      </div>
    </div>
  );
}

/** The categories at a glance; each is described below what is talked about now. */
function CategoryLinks({ categories }: { categories: readonly ForumCategory[] }) {
  const { t } = useTranslation('forum');
  const { integer } = useFormats();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('categories')} className="mb-8">
      <ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to={pathTo('forumCategory', { id: category.id })}
              className="flex h-full min-h-14 items-center gap-3 rounded border border-line bg-raised p-2 leading-tight font-semibold text-ink no-underline hover:border-ink"
            >
              <CategoryMark category={category} />
              <span className="min-w-0 grow [overflow-wrap:anywhere] max-sm:text-sm">
                {category.name}
              </span>
              <span className="pe-1 text-sm font-normal tabular text-muted max-sm:hidden">
                {integer(category.postCount)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const kind = { kind: 'forum_post' } as const satisfies { kind: SearchKind };

/** Leads to the site's search, narrowed to posts of all categories. */
function WholeForumSearch() {
  const { t } = useTranslation('forum');
  const place = useListPlace();
  return (
    <div className="no-print">
      <ListSearchForm
        className="max-w-[40rem]"
        action={pathTo('search')}
        hidden={kind}
        field={{ label: t('searchAll'), defaultValue: '', maxLength: searchMax }}
        shown=""
        pathOf={(fields) =>
          listPath(pathTo('search'), parseListFilter(fields, place.language), {
            ...place,
            query: kind,
          })
        }
      />
    </div>
  );
}

const columns = 'grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4';

function CategoryList({ query }: { query: UseQueryResult<ForumCategory[]> }) {
  const { t } = useTranslation(['forum', 'latestForum']);
  return (
    <LoadState
      query={query}
      messages={{ loading: t('loading'), failed: t('latestForum:failed') }}
      skeleton={<CategoriesSkeleton />}
    >
      {(categories) =>
        categories.length === 0 ? (
          <EmptyPanel title={t('latestForum:empty')} text={t('latestForum:emptyHint')} />
        ) : (
          <ul className={columns}>
            {categories.map((category) => (
              <CategoryCard key={category.id} category={category} threads={0} />
            ))}
          </ul>
        )
      }
    </LoadState>
  );
}

function CategoriesSkeleton() {
  const { t } = useTranslation('forum');
  return (
    <LoadingRegion label={t('loading')}>
      <div className={columns}>
        <Skeletons count={4}>
          <div className="border-t-2 border-line pt-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-10" />
              <Skeleton className="h-7 w-48" />
            </div>
            <SkeletonText className="mt-3" lines={2} />
          </div>
        </Skeletons>
      </div>
    </LoadingRegion>
  );
}

function ModerationStats() {
  const { t } = useTranslation('forum');
  const { integer } = useFormats();
  const { data } = useQuery(moderationFiguresQuery());
  if (!data) return null;
  return (
    <section aria-labelledby="moderation-figures" className="border-t-2 border-ink pt-4">
      <h2 id="moderation-figures" className="flex items-center gap-2 text-xl">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
        {t('figures.title')}
      </h2>
      <p className="mt-2 text-lg tabular">
        {t('figures.text', {
          reported: integer(data.reported),
          removed: integer(data.removed),
          restored: integer(data.restored),
        })}
      </p>
      <p className="mt-2 max-w-text text-muted">{t('figures.how')}</p>
    </section>
  );
}
