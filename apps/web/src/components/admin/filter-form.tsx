// SPDX-License-Identifier: AGPL-3.0-or-later
import { Select } from '@kga/ui/select';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { searchMax } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';
import { SearchForm } from '../search-form.tsx';
import type { FilterChoice } from './list-query.ts';

/** Value of the option that sets no filter. */
const all = 'all';

type FilterFormProps = {
  filter: Readonly<Record<string, string | undefined>>;
  choices: readonly FilterChoice[];
  hint: string;
  maxLength?: number;
  /** Native fields beside the selects; their values are submitted under their names. */
  fields?: ReactNode;
  /** Turns the submitted fields into URL parameters; by default each non-empty one. */
  toSearch?: (fields: URLSearchParams) => URLSearchParams;
};

const withoutEmpty = (fields: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...fields].filter(([, value]) => value !== ''));

/** Filters an administration list by text and selects. The filter is stored in the URL. */
export function FilterForm({
  filter,
  choices,
  hint,
  maxLength = searchMax,
  fields,
  toSearch = withoutEmpty,
}: FilterFormProps) {
  const { t } = useTranslation('shared');
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(filter);
  const shown = search.toString();
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    setChosen(filter);
  }
  const apply = (submitted: URLSearchParams) => {
    const wanted = new URLSearchParams(submitted);
    wanted.set('q', (submitted.get('q') ?? '').trim());
    for (const { name } of choices) wanted.set(name, chosen[name] ?? '');
    setSearch(toSearch(wanted));
  };
  return (
    <SearchForm
      field={{ label: t('search'), hint, defaultValue: filter['q'], maxLength }}
      submitLabel={t('find')}
      shown={shown}
      onSearch={apply}
      filters={
        <>
          {choices.map(({ name, label, options }) => (
            <Select
              key={name}
              className="min-w-0 grow basis-36 sm:w-52 sm:grow-0 sm:basis-auto"
              label={label}
              options={[{ value: all, label: t('all') }, ...options]}
              value={chosen[name] ?? all}
              onValueChange={(value) =>
                setChosen({ ...chosen, [name]: value === all ? undefined : value })
              }
            />
          ))}
          {fields}
        </>
      }
    />
  );
}
