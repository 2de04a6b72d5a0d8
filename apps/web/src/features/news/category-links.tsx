import { newsCategories } from '@kga/contracts';
import { Link, useSearchParams } from 'react-router-dom';

import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type NewsFilter, newsPath } from './filter.ts';

/** The sections of the news, as a newspaper heads its pages. */
export function CategoryLinks({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation(['news', 'shared']);
  const language = useLanguage();
  const [search] = useSearchParams();
  const links = [
    { category: undefined, label: t('all') },
    ...newsCategories.map((category) => ({
      category,
      label: t(`shared:newsCategories.${category}`),
    })),
  ];
  return (
    <nav aria-label={t('categories')} className="border-b border-edge">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {links.map(({ category, label }) => (
          <li key={category ?? 'all'}>
            <Link
              to={newsPath({ ...filter, category }, language, search)}
              aria-current={category === filter.category ? 'true' : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent font-semibold text-muted no-underline hover:text-ink aria-[current=true]:border-signal aria-[current=true]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
