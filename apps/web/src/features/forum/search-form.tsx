import { type ForumCategoryId, forumSorts, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { formValues } from '../../lib/forms/form-values.ts';
import { useUrlForm } from '../../lib/forms/use-url-form.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type ForumFilter, categoryAddress, filterOf, longestSearch } from './filter.ts';

type FilterProps = { categoryId: ForumCategoryId; filter: ForumFilter };

/** What to look for in a category; a form that the browser can send by itself. */
export function SearchForm({ categoryId, filter }: FilterProps) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const [before] = useSearchParams();
  const navigate = useNavigate();
  const form = useUrlForm(filter.q);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = filterOf(new URLSearchParams(formValues(event.currentTarget)));
    void navigate(categoryAddress(categoryId, wanted, { language, before }));
  };
  return (
    <search>
      <form
        ref={form}
        action={pathTo('forumCategory', { id: categoryId })}
        method="get"
        className="flex max-w-[40rem] items-end gap-3"
        onSubmit={find}
      >
        <input type="hidden" name="sort" value={filter.sort} />
        {before.has('lang') && <input type="hidden" name="lang" value={language} />}
        <TextField
          className="min-w-0 grow"
          type="search"
          name="q"
          label={t('search')}
          defaultValue={filter.q}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">
          <Search aria-hidden="true" className="size-4 shrink-0" />
          <span className="max-sm:sr-only">{t('find')}</span>
        </Button>
      </form>
    </search>
  );
}

/** The orders in which a category can be read. */
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
              to={categoryAddress(categoryId, { ...filter, sort }, { language, before })}
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
