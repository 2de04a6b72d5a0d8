import { languages, newsCategories, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { ChevronDown } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';

import { LinkTabs } from '../../components/list-page.tsx';
import { ListSearchForm } from '../../components/search-form.tsx';
import { languageNames, useLanguage } from '../../lib/language.tsx';
import { searchMax } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';
import {
  type NewsFilter,
  defaultLanguages,
  hasAllLanguages,
  newsPath,
  parseNewsFilter,
} from './filter.ts';

/** Returns the path of a list in the page's language. */
export function useNewsPath(): (filter: NewsFilter) => string {
  const language = useLanguage();
  const [search] = useSearchParams();
  return (filter) => newsPath(filter, language, search);
}

export function NewsSearchForm({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const pathOf = useNewsPath();
  return (
    <ListSearchForm
      className="max-w-[48rem]"
      action={pathTo('news')}
      hidden={{ category: filter.category }}
      field={{
        label: t('search'),
        placeholder: t('placeholder'),
        defaultValue: filter.q,
        maxLength: searchMax,
      }}
      shown={`${filter.q} ${filter.languages.join(',')}`}
      pathOf={(fields) => pathOf(parseNewsFilter(fields, language))}
    >
      <LanguageChoice filter={filter} />
    </ListSearchForm>
  );
}

const namesOf = (chosen: NewsFilter['languages']) =>
  chosen.map((each) => languageNames[each]).join(', ');

function LanguageChoice({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation('news');
  const pathOf = useNewsPath();
  const every = hasAllLanguages(filter);
  const usual = defaultLanguages(useLanguage());
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 max-w-full cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="text-muted">{t('languages')}</span>
        <span className="min-w-0 font-semibold">
          {every ? t('allLanguages') : namesOf(filter.languages)}
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
            to={pathOf({ ...filter, languages: every ? usual : languages })}
            className="inline-flex min-h-11 items-center text-sm font-semibold"
          >
            {every ? t('only', { names: namesOf(usual) }) : t('allLanguages')}
          </Link>
        </div>
      </div>
    </details>
  );
}

export function CategoryTabs({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation(['news', 'shared']);
  const pathOf = useNewsPath();
  return (
    <LinkTabs
      label={t('categories')}
      links={[undefined, ...newsCategories].map((category) => ({
        to: pathOf({ ...filter, category }),
        label: category ? t(`shared:newsCategories.${category}`) : t('all'),
        current: category === filter.category,
      }))}
    />
  );
}
