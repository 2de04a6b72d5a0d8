// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, isSearchable, pathTo } from '@kga/contracts/core';
import { searchKinds } from '@kga/contracts/site';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import {
  AllLanguagesButton,
  FilteredSearchForm,
  useListPlace,
} from '../../../components/language-filter/filtered-list.tsx';
import { LinkTabs, SearchableList } from '../../../components/list-page.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type PageHit, type SearchFilter, parseSearchFilter, searchPath } from './filter.ts';
import { KindResults } from './kind-results.tsx';
import { overviewOf } from './overview-state.ts';
import { Overview } from './overview.tsx';
import { overviewQuery } from './queries.ts';
import { SearchKeySwitch } from './search-key.tsx';

type SearchViewProps = {
  /** Finds the words of a search in the pages of the site. */
  findPages: (q: string) => readonly PageHit[];
};

/** One search over news, stories, forum and pages, by kind. */
export function SearchView({ findPages }: SearchViewProps) {
  const { t } = useTranslation('search');
  const [search] = useSearchParams();
  const filter = parseSearchFilter(search, useLanguage());
  const { q } = filter;
  usePageHead({
    title: `${q === '' ? t('title') : `${q} · ${t('title')}`} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  return (
    <div className="column-data max-w-[60rem] pt-8 sm:pt-14">
      <h1>{t('title')}</h1>
      {isSearchable(q) ? (
        <Results filter={filter} pages={findPages(q)} />
      ) : (
        <>
          <div className="mt-8">
            <SiteSearchForm filter={filter} />
          </div>
          <p role="status" className="mt-6 text-muted">
            {t(q === '' ? 'hint' : 'tooShort')}
          </p>
          <SearchKeySwitch />
        </>
      )}
    </div>
  );
}

type ResultsProps = { filter: SearchFilter; pages: readonly PageHit[] };

function Results({ filter, pages }: ResultsProps) {
  const { t } = useTranslation('search');
  const { integer } = useFormats();
  const pathOf = useSearchPath();
  const queries = searchKinds.map((kind) => overviewQuery(kind, filter));
  const overview = overviewOf(useQueries({ queries }), pages);
  const shown = overview.kinds.filter(
    ({ kind, counts }) => counts?.total !== 0 || kind === filter.kind,
  );
  const countOf = (total: number, atLeast: boolean) =>
    ` (${atLeast ? t('moreThan', { n: integer(total) }) : integer(total)})`;
  return (
    <SearchableList
      search={<SiteSearchForm filter={filter} />}
      title={t('results')}
      tabs={
        <LinkTabs
          className="no-print"
          label={t('kindsLabel')}
          links={[
            { to: pathOf({ ...filter, kind: undefined }), label: t('all'), current: !filter.kind },
            ...shown.map(({ kind, counts }) => ({
              to: pathOf({ ...filter, kind }),
              label: t(`kinds.${kind}`) + (counts ? countOf(counts.total, counts.atLeast) : ''),
              current: kind === filter.kind,
            })),
          ]}
        />
      }
    >
      {filter.kind === undefined ? (
        <Overview
          overview={overview}
          filter={filter}
          pathOf={(kind) => pathOf({ ...filter, kind })}
          empty={<NothingFound filter={filter} />}
        />
      ) : (
        <KindResults
          key={filter.kind}
          kind={filter.kind}
          filter={filter}
          pages={pages}
          empty={<NothingFound filter={filter} />}
        />
      )}
    </SearchableList>
  );
}

/** Returns the path of a search in the page's language. */
function useSearchPath(): (filter: SearchFilter) => string {
  const place = useListPlace();
  return (filter) => searchPath(filter, place);
}

function SiteSearchForm({ filter }: { filter: SearchFilter }) {
  const { t } = useTranslation('search');
  return (
    <FilteredSearchForm
      className="max-w-[48rem]"
      action={pathTo('search')}
      hidden={{ kind: filter.kind }}
      // Without a search there is nothing else to do here.
      field={{ label: t('label'), autoFocus: filter.q === '' }}
      filter={filter}
      parse={parseSearchFilter}
      pathOf={useSearchPath()}
    />
  );
}

function NothingFound({ filter }: { filter: SearchFilter }) {
  const { t } = useTranslation('search');
  return (
    <EmptyPanel
      title={t('empty.title', { q: filter.q })}
      text={t('empty.text')}
      action={<AllLanguagesButton filter={filter} pathOf={useSearchPath()} />}
    />
  );
}
