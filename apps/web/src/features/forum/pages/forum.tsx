import { campaign } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CategoryList } from '../categories/category-list.tsx';
import { ModerationStats } from '../categories/moderation-stats.tsx';
import { NewPostButton } from '../categories/new-post.tsx';
import { forumCategoriesQuery } from '../categories/query.ts';

/** The forum's categories, and how it is kept in order. */
export function ForumPage() {
  const { t } = useTranslation('forum');
  const categories = useQuery(forumCategoriesQuery(useLanguage()));
  usePageHead({
    title: `${t('title')} · ${campaign.brand}`,
    description: t('description'),
    // The server has waited for them already, so there it means that they cannot be had.
    ...(categories.data === undefined && { hidden: true, status: 503 }),
  });
  return (
    <div className="column-data flex flex-col gap-12 pt-8 sm:pt-14">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-3 max-w-text text-lg text-muted">{t('lead')}</p>
        </div>
        <NewPostButton />
      </header>
      <section aria-labelledby="categories">
        <h2 id="categories" className="sr-only">
          {t('categories')}
        </h2>
        <CategoryList query={categories} />
      </section>
      <ModerationStats />
    </div>
  );
}
