import { type ForumCategoryId, forumSorts, pathTo } from '@kga/contracts';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { SearchForm } from '../../../components/search-form.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type ForumFilter, categoryPath, parseForumFilter, searchMax } from './filter.ts';

type FilterProps = { categoryId: ForumCategoryId; filter: ForumFilter };

/** Searches the posts of a category. */
export function PostSearchForm({ categoryId, filter }: FilterProps) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const [before] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SearchForm
      className="max-w-[40rem]"
      action={pathTo('forumCategory', { id: categoryId })}
      hidden={{ sort: filter.sort, lang: before.has('lang') ? language : undefined }}
      field={{ label: t('search'), defaultValue: filter.q, maxLength: searchMax }}
      submitLabel={t('find')}
      shown={filter.q}
      onSearch={(fields) =>
        void navigate(categoryPath(categoryId, parseForumFilter(fields), { language, before }))
      }
    />
  );
}

/** Links to the sort orders of a category. */
export function SortLinks({ categoryId, filter }: FilterProps) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const [before] = useSearchParams();
  return (
    <nav aria-label={t('order')} className="no-print border-b border-edge">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {forumSorts.map((sort) => (
          <li key={sort}>
            <Link
              to={categoryPath(categoryId, { ...filter, sort }, { language, before })}
              aria-current={sort === filter.sort ? 'true' : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent font-semibold text-muted no-underline hover:text-ink aria-[current=true]:border-signal aria-[current=true]:text-ink"
            >
              {t(`sorts.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
