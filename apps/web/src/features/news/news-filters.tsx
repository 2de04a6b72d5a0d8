import { languages, newsCategories, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { ChevronDown } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { SearchForm } from '../../components/search-form.tsx';
import { languageNames, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import {
  type NewsFilter,
  parseNewsFilter,
  hasAllLanguages,
  searchMax,
  newsPath,
  defaultLanguages,
} from './filter.ts';

/** Searches the news in the chosen languages. */
export function NewsSearchForm({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SearchForm
      className="max-w-[48rem]"
      action={pathTo('news')}
      hidden={{ category: filter.category, lang: search.has('lang') ? language : undefined }}
      field={{
        label: t('search'),
        placeholder: t('placeholder'),
        defaultValue: filter.q,
        maxLength: searchMax,
      }}
      submitLabel={t('find')}
      shown={`${filter.q} ${filter.languages.join(',')}`}
      onSearch={(fields) =>
        void navigate(newsPath(parseNewsFilter(fields, language), language, search))
      }
    >
      <LanguageChoice filter={filter} />
    </SearchForm>
  );
}

/** The names of languages, as one text. */
const names = (chosen: NewsFilter['languages']) =>
  chosen.map((each) => languageNames[each]).join(', ');

function LanguageChoice({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [search] = useSearchParams();
  const every = hasAllLanguages(filter);
  const usual = defaultLanguages(language);
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 max-w-full cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="text-muted">{t('languages')}</span>
        <span className="min-w-0 font-semibold">
          {every ? t('allLanguages') : names(filter.languages)}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted group-open:rotate-180"
        />
      </summary>
      <div className="border-s-2 border-line ps-4">
        <fieldset>
          <legend className="sr-only">{t('languages')}</legend>
          <div className="flex flex-wrap gap-x-6">
            {languages.map((each) => (
              <Checkbox
                key={each}
                name="languages"
                value={each}
                label={<span lang={each}>{languageNames[each]}</span>}
                defaultChecked={filter.languages.includes(each)}
              />
            ))}
          </div>
        </fieldset>
        <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" size="small">
            {t('apply')}
          </Button>
          <Link
            to={newsPath({ ...filter, languages: every ? usual : languages }, language, search)}
            className="inline-flex min-h-11 items-center text-sm font-semibold"
          >
            {every ? t('only', { names: names(usual) }) : t('allLanguages')}
          </Link>
        </div>
      </div>
    </details>
  );
}

/** Links to the categories of the news. */
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
