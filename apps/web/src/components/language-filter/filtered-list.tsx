// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { type ListFilter, type ListPlace, hasAllLanguages } from '../../lib/language-filter.ts';
import { useLanguage } from '../../lib/language.tsx';
import { searchMax } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ListSearchForm, type SearchField } from '../search-form.tsx';
import { LanguageFilter } from './language-filter.tsx';

/** Where the lists that a page links to are linked from. */
export function useListPlace(): ListPlace {
  const language = useLanguage();
  const [before] = useSearchParams();
  return { language, before };
}

type FilteredSearchFormProps<Filter> = Pick<
  ComponentProps<typeof ListSearchForm>,
  'action' | 'hidden' | 'className'
> & {
  field: Omit<SearchField, 'defaultValue' | 'maxLength'>;
  filter: Filter;
  parse: (search: URLSearchParams, language: Language) => Filter;
  pathOf: (filter: Filter) => string;
};

/** Searches a list that is also filtered by language. */
export function FilteredSearchForm<Filter extends ListFilter>({
  field,
  filter,
  parse,
  pathOf,
  ...form
}: FilteredSearchFormProps<Filter>) {
  const language = useLanguage();
  return (
    <ListSearchForm
      {...form}
      field={{ ...field, defaultValue: filter.q, maxLength: searchMax }}
      shown={`${filter.q} ${filter.languages.join(',')}`}
      pathOf={(fields) => pathOf(parse(fields, language))}
    >
      <LanguageFilter
        filter={filter}
        pathOf={(chosen) => pathOf({ ...filter, languages: chosen })}
      />
    </ListSearchForm>
  );
}

type AllLanguagesButtonProps<Filter> = { filter: Filter; pathOf: (filter: Filter) => string };

/** Offers an empty list in all languages, unless it has them already. */
export function AllLanguagesButton<Filter extends ListFilter>({
  filter,
  pathOf,
}: AllLanguagesButtonProps<Filter>) {
  const { t } = useTranslation('languageFilter');
  if (hasAllLanguages(filter)) return null;
  return (
    <Button asChild>
      <Link to={pathOf({ ...filter, languages: [] })}>{t('showAll')}</Link>
    </Button>
  );
}
