import { languages, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { TextField } from '@kga/ui/text-field';
import { ChevronDown, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { useUrlForm } from '../../lib/forms/use-url-form.ts';
import { useLanguage } from '../../lib/language.tsx';
import { languageNames } from '../../lib/navigation.ts';
import { useTranslation } from '../../lib/translation.ts';
import {
  type NewsFilter,
  filterOf,
  isEveryLanguage,
  longestSearch,
  newsAddress,
  usualLanguages,
} from './filter.ts';

/** What to look for and in which languages; a form that the browser can send by itself. */
export function SearchForm({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useUrlForm(`${filter.q} ${filter.languages.join(',')}`);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') typed.append(name, value);
    }
    void navigate(newsAddress(filterOf(typed, language), language, search));
  };
  return (
    <search>
      <form
        ref={form}
        action={pathTo('news')}
        method="get"
        className="max-w-[48rem]"
        onSubmit={find}
      >
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        {search.has('lang') && <input type="hidden" name="lang" value={language} />}
        <div className="flex items-end gap-3">
          <TextField
            className="min-w-0 grow"
            type="search"
            name="q"
            label={t('search')}
            placeholder={t('placeholder')}
            defaultValue={filter.q}
            maxLength={longestSearch}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">
            <Search aria-hidden="true" className="size-4 shrink-0" />
            <span className="max-sm:sr-only">{t('find')}</span>
          </Button>
        </div>
        <LanguageChoice filter={filter} />
      </form>
    </search>
  );
}

const names = (chosen: NewsFilter['languages']) =>
  chosen.map((each) => languageNames[each]).join(', ');

function LanguageChoice({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [search] = useSearchParams();
  const every = isEveryLanguage(filter);
  const usual = usualLanguages(language);
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
            to={newsAddress({ ...filter, languages: every ? usual : languages }, language, search)}
            className="inline-flex min-h-11 items-center text-sm font-semibold"
          >
            {every ? t('only', { names: names(usual) }) : t('allLanguages')}
          </Link>
        </div>
      </div>
    </details>
  );
}
