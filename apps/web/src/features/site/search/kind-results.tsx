// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SearchKind } from '@kga/contracts/site';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { InfiniteList } from '../../../components/infinite-list.tsx';
import { useListCount } from '../../../components/language-filter/use-list-count.ts';
import { useTranslation } from '../../../lib/translation.ts';
import type { ResultKind, SearchFilter } from './filter.ts';
import type { FoundPages } from './overview-state.ts';
import { hitsQuery } from './queries.ts';
import { ResultRow } from './result-row.tsx';

type KindResultsProps<Kind extends ResultKind> = {
  kind: Kind;
  filter: SearchFilter;
  found: FoundPages;
  empty: ReactNode;
};

/** All results of one kind. */
export function KindResults({ kind, ...results }: KindResultsProps<ResultKind>) {
  return kind === 'page' ? <PageResults {...results} /> : <HitList kind={kind} {...results} />;
}

/** The pages are searched in the browser, in the page's language, and shown at once. */
function PageResults({
  filter,
  found: { pages, hasAllWords },
  empty,
}: Omit<KindResultsProps<'page'>, 'kind'>) {
  const count = useListCount('search', { languages: [] });
  const page = { total: pages.length, atLeast: false };
  return (
    <>
      <div role="status">
        {pages.length === 0 ? (
          empty
        ) : (
          <>
            {!hasAllWords && <SomeWords />}
            <p className="tabular text-muted">{count(pages.length, page)}</p>
          </>
        )}
      </div>
      <ul className="mt-3 border-t-2 border-ink">
        {pages.map((hit) => (
          <ResultRow key={hit.path} hit={hit} q={filter.q} />
        ))}
      </ul>
    </>
  );
}

function HitList({ kind, filter, empty }: KindResultsProps<SearchKind>) {
  const { t } = useTranslation('search');
  const list = useInfiniteQuery(hitsQuery(kind, filter));
  const count = useListCount('search', filter);
  return (
    <>
      {list.data?.pages[0]?.someWords === true && <SomeWords />}
      <InfiniteList
        list={list}
        restored
        messages={{ loading: t('loading'), failed: t('failed') }}
        count={count}
        empty={empty}
      >
        {(hit) => <ResultRow key={hit.id} hit={hit} q={filter.q} />}
      </InfiniteList>
    </>
  );
}

function SomeWords() {
  const { t } = useTranslation('search');
  return <p className="text-muted">{t('someWords')}</p>;
}
