import {
  type ForumCategory,
  type ForumCategoryId,
  campaign,
  forumCategoryIds,
  pathTo,
} from '@kga/contracts';
import { Skeleton } from '@kga/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router-dom';

import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CategoryMark } from '../categories/category-icon.tsx';
import { parseForumFilter } from '../categories/filter.ts';
import { NewPostButton } from '../categories/new-post.tsx';
import { PostList } from '../categories/post-list.tsx';
import { forumCategoriesQuery } from '../categories/query.ts';
import { PostSearchForm, SortLinks } from '../categories/search-form.tsx';
import { postsQuery } from '../queries.ts';

/** The posts of a category. */
export function ForumCategoryPage() {
  const { id } = useParams();
  const known = forumCategoryIds.find((each) => each === id);
  return known === undefined ? <NotFoundPage /> : <Category key={known} id={known} />;
}

function Category({ id }: { id: ForumCategoryId }) {
  const { t } = useTranslation('forum');
  const [search] = useSearchParams();
  const filter = parseForumFilter(search);
  const list = useInfiniteQuery(postsQuery(id, filter));
  const { data } = useQuery(forumCategoriesQuery(useLanguage()));
  const category = data?.find((each) => each.id === id);
  const title = category ? `${category.name} · ${t('title')}` : t('title');
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: category?.description ?? t('description'),
    // What somebody looks for is no page for others to find.
    hidden: filter.q !== '' || list.data === undefined,
    // The server has waited for them already, so there it means that they cannot be had.
    ...(list.data === undefined && { status: 503 }),
  });
  return (
    <div className="column-data pt-8 sm:pt-12">
      <p className="no-print">
        <Link to={pathTo('forum')} className="inline-flex min-h-11 items-center text-sm">
          {t('back')}
        </Link>
      </p>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Heading category={category} />
        <NewPostButton categoryId={id} />
      </header>
      <div className="no-print mt-8">
        <PostSearchForm categoryId={id} filter={filter} />
      </div>
      <div className="mt-4">
        <SortLinks categoryId={id} filter={filter} />
      </div>
      <section aria-labelledby="posts" className="mt-6">
        <h2 id="posts" className="sr-only">
          {t('posts')}
        </h2>
        <PostList categoryId={id} filter={filter} list={list} />
      </section>
    </div>
  );
}

function Heading({ category }: { category: ForumCategory | undefined }) {
  const { t } = useTranslation('forum');
  if (!category) {
    return (
      <div>
        <h1 className="sr-only">{t('title')}</h1>
        <Skeleton className="h-14 w-72 max-w-full" />
        <Skeleton className="mt-3 h-6 w-96 max-w-full" />
      </div>
    );
  }
  return (
    <div>
      <div className="flex items-center gap-4">
        <CategoryMark category={category} />
        <h1>{category.name}</h1>
      </div>
      <p className="mt-3 max-w-text text-lg text-muted">{category.description}</p>
    </div>
  );
}
