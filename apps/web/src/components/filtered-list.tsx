// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { type EmptyPanelProps, EmptyPanel } from '@kga/ui/empty-panel';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { counted, useFormats } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';
import { FilterForm } from './filter-form.tsx';
import { InfiniteList } from './infinite-list.tsx';

type FilteredListProps<Item> = Pick<
  ComponentProps<typeof InfiniteList<Item>>,
  'list' | 'messages' | 'skeleton' | 'children'
> & {
  /** Path of the page, where no filter is set. */
  path: string;
  form: ComponentProps<typeof FilterForm>;
  shown: (counts: { count: number; n: string; total: string }) => string;
  empty: EmptyPanelProps;
  /** Shown if no item matches the filter; by default like `empty`, with a link that clears it. */
  noMatch?: Pick<EmptyPanelProps, 'title' | 'text'>;
};

export function FilteredList<Item>({
  path,
  form,
  shown,
  empty,
  noMatch = empty,
  ...list
}: FilteredListProps<Item>) {
  const { t } = useTranslation('shared');
  const formats = useFormats();
  const isFiltered = Object.keys(form.filter).length > 0;
  const clear = (
    <Button asChild>
      <Link to={path}>{t('clear')}</Link>
    </Button>
  );
  return (
    <>
      <div className="mt-8">
        <FilterForm {...form} />
      </div>
      <div className="mt-8">
        <InfiniteList
          {...list}
          count={(n, { total }) => shown({ ...counted(formats, n), total: formats.integer(total) })}
          empty={<EmptyPanel {...(isFiltered ? { ...noMatch, action: clear } : empty)} />}
        />
      </div>
    </>
  );
}
