// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { newsCategories } from '@kga/contracts/news';

import {
  FilteredSearchForm,
  useListPlace,
} from '../../components/language-filter/filtered-list.tsx';
import { LinkTabs } from '../../components/list-page.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type NewsFilter, newsPath, parseNewsFilter } from './filter.ts';

/** Returns the path of a list in the page's language. */
export function useNewsPath(): (filter: NewsFilter) => string {
  const place = useListPlace();
  return (filter) => newsPath(filter, place);
}

export function NewsSearchForm({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation('news');
  return (
    <FilteredSearchForm
      className="max-w-[48rem]"
      action={pathTo('news')}
      hidden={{ category: filter.category }}
      field={{ label: t('search'), placeholder: t('placeholder') }}
      filter={filter}
      parse={parseNewsFilter}
      pathOf={useNewsPath()}
    />
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
