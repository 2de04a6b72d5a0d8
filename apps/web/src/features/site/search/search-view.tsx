// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, isSearchable, pathTo } from '@kga/contracts/core';
import { searchKinds } from '@kga/contracts/site';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import {
  AllLanguagesButton,
  useListPlace,
} from '../../../components/language-filter/filtered-list.tsx';
import { LanguageFilter } from '../../../components/language-filter/language-filter.tsx';
import { LinkTabs, SearchableList } from '../../../components/list-page.tsx';
import { ListSearchForm } from '../../../components/search-form.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { AnswerList } from './answers.tsx';
import { type SearchFilter, parseSearchFilter, searchPath } from './filter.ts';
import { KindResults } from './kind-results.tsx';
import { type FoundPages, overviewOf } from './overview-state.ts';
import { Overview } from './overview.tsx';
import { overviewQuery, suggestionsQuery } from './queries.ts';
import { SearchKeySwitch } from './search-key.tsx';
import { SuggestField } from './suggest-field.tsx';
import { useTools } from './tools.ts';

type SearchViewProps = {
  /** Finds the words of a search in the pages of the site. */
  findPages: (q: string) => FoundPages;
};

/** One search over tools, games, countries, petitions, promises, news, stories, forum and pages. */
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
      {/* One form for both, so that its field keeps the focus when a search begins. */}
      <div className="no-print mt-8">
        <SiteSearchForm filter={filter} />
      </div>
      {isSearchable(q) ? (
        <Results filter={filter} found={findPages(q)} />
      ) : (
        <>
          <p role="status" className="mt-6 text-muted">
            {t(q === '' ? 'hint' : 'tooShort')}
          </p>
          <OftenSearched />
          <SearchKeySwitch />
        </>
      )}
    </div>
  );
}

/** What there is to do, before anything is typed. */
function OftenSearched() {
  const { t } = useTranslation('toolsSearch');
  return <AnswerList title={t('often')} answers={useTools('', [])} />;
}

/**
 * What the search leads to at once: what to do about the game that it names, and what else it names. Games have a section of
 * their own, with their covers.
 */
function useAnswers(q: string) {
  const { data = [] } = useQuery(suggestionsQuery(q, useLanguage()));
  const game = data.find((each) => each.kind === 'game')?.game;
  return {
    tools: useTools(q, data),
    game,
    named: data.filter(({ kind }) => kind !== 'game'),
  };
}

type ResultsProps = { filter: SearchFilter; found: FoundPages };

function Results({ filter, found }: ResultsProps) {
  const { t } = useTranslation('search');
  const { integer } = useFormats();
  const pathOf = useSearchPath();
  const queries = searchKinds.map((kind) => overviewQuery(kind, filter));
  const overview = overviewOf(useQueries({ queries }), found);
  const answers = useAnswers(filter.q);
  const shown = overview.kinds.filter(
    ({ kind, counts }) => counts?.total !== 0 || kind === filter.kind,
  );
  const countOf = (total: number, atLeast: boolean) =>
    ` (${atLeast ? t('moreThan', { n: integer(total) }) : integer(total)})`;
  return (
    <SearchableList
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
          {...answers}
          overview={overview}
          filter={filter}
          pathOf={(kind) => pathOf({ ...filter, kind })}
          empty={<NothingFound filter={filter} />}
          allLanguages={<AllLanguagesButton filter={filter} pathOf={pathOf} />}
        />
      ) : (
        <KindResults
          key={filter.kind}
          kind={filter.kind}
          filter={filter}
          found={found}
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
  const language = useLanguage();
  const pathOf = useSearchPath();
  return (
    <ListSearchForm
      className="max-w-[48rem]"
      action={pathTo('search')}
      hidden={{ kind: filter.kind }}
      field={<SuggestField q={filter.q} />}
      shown={`${filter.q} ${filter.languages.join(',')}`}
      pathOf={(fields) => pathOf(parseSearchFilter(fields, language))}
    >
      <LanguageFilter filter={filter} pathOf={(languages) => pathOf({ ...filter, languages })} />
    </ListSearchForm>
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
