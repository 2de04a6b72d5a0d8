// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import type { StoryTotals } from '@kga/contracts/stories';
import { Button } from '@kga/ui/button';
import { Skeleton } from '@kga/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { PageHeader, SearchableList, useListHead } from '../../../components/list-page.tsx';
import { defaultCurrency } from '../../../lib/forms/amount.ts';
import { parseListFilter } from '../../../lib/language-filter.ts';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { describeStories } from '../describe.ts';
import { storiesQuery, totalsQuery } from '../queries.ts';
import { StoriesList, StorySearchForm } from '../stories-list.tsx';

/** The published stories, searchable. */
export function StoriesPage() {
  const { t } = useTranslation(['stories', 'latestStories']);
  const [search] = useSearchParams();
  const filter = parseListFilter(search, useLanguage());
  const { q } = filter;
  const list = useInfiniteQuery(storiesQuery(filter));
  const first = list.data?.pages[0]?.items;
  const title = t('title');
  useListHead({
    title: `${q === '' ? title : `${title} · ${q}`} · ${campaign.brand}`,
    description: t('description'),
    isSearch: q !== '',
    shared: { kind: 'page', id: 'stories' },
    isLoaded: first !== undefined,
    describe: (url, origin) => describeStories(title, first ?? [], url, origin),
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <PageHeader
        title={<h1>{title}</h1>}
        lead={t('lead')}
        action={
          <Button asChild variant="signal" className="no-print">
            <Link to={pathTo('shareStory')}>{t('latestStories:share')}</Link>
          </Button>
        }
      />
      <TotalsFigure />
      <SearchableList search={<StorySearchForm filter={filter} />} title={t('list')}>
        <StoriesList filter={filter} list={list} />
      </SearchableList>
    </div>
  );
}

const waiting = <Skeleton className="h-[1lh] w-4/5" />;

/** Totals of all published stories: amount, stories and games. */
function TotalsFigure() {
  const { t } = useTranslation('stories');
  const formats = useFormats();
  const { data, isError } = useQuery(totalsQuery());
  const own = useOwnMoney(data);
  // The list below shows errors and the empty state.
  if (isError || data?.stories === 0) return null;
  return (
    <dl
      aria-busy={data === undefined}
      className="mt-8 grid grid-cols-2 border-y-2 border-ink sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <Figure
        className="max-sm:col-span-2 max-sm:border-b"
        label={t('totals.lost')}
        hint={[...(data && own ? [formats.yen(data.yen)] : []), t('totals.rates')].join(' · ')}
      >
        <span className="text-3xl">{data ? (own ?? formats.yen(data.yen)) : waiting}</span>
      </Figure>
      <Figure className="sm:border-s sm:ps-6" label={t('totals.stories')}>
        <span className="text-2xl">{data ? formats.integer(data.stories) : waiting}</span>
      </Figure>
      <Figure className="border-s ps-6" label={t('totals.games')}>
        <span className="text-2xl">{data ? formats.integer(data.games) : waiting}</span>
      </Figure>
    </dl>
  );
}

/** What was lost in the currency of the reader's language; undefined for yen, or without a rate. */
function useOwnMoney(totals: StoryTotals | undefined): string | undefined {
  const formats = useFormats();
  const currency = defaultCurrency(useLanguage());
  const rate = totals?.rates.find((each) => each.currency === currency);
  if (!totals || !rate || currency === 'JPY') return undefined;
  return formats.money(Math.round(totals.yen / rate.yen), currency);
}

function Figure({
  label,
  hint,
  className,
  children,
}: {
  label: string;
  hint?: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 border-line py-4 pe-4 ${className}`}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-heading font-bold tabular [overflow-wrap:anywhere]">{children}</dd>
      {hint !== undefined && <dd className="mt-1 text-sm text-muted">{hint}</dd>}
    </div>
  );
}
