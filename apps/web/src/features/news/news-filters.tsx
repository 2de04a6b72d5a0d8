import { newsCategories, pathTo } from '@kga/contracts';
import { useSearchParams } from 'react-router-dom';

import { LanguageFilter } from '../../components/language-filter/language-filter.tsx';
import { LinkTabs } from '../../components/list-page.tsx';
import { ListSearchForm } from '../../components/search-form.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { searchMax } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type NewsFilter, newsPath, parseNewsFilter } from './filter.ts';

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
      <LanguageFilter
        filter={filter}
        pathOf={(chosen) => pathOf({ ...filter, languages: chosen })}
      />
    </ListSearchForm>
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
