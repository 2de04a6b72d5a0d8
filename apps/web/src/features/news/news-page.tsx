// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { PageHeader, SearchableList, useListHead } from '../../components/list-page.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { describeList } from './describe.ts';
import { feedLinks, parseNewsFilter } from './filter.ts';
import { CategoryTabs, NewsSearchForm } from './news-filters.tsx';
import { NewsList } from './news-list.tsx';
import { newsQuery } from './queries.ts';

export function NewsPage() {
  const { t } = useTranslation(['news', 'shared']);
  const [search] = useSearchParams();
  const filter = parseNewsFilter(search, useLanguage());
  const { category } = filter;
  const section = category && t(`shared:newsCategories.${category}`);
  const title = section ? `${t('title')} · ${section}` : t('title');
  const feeds = feedLinks(filter, title);
  const list = useInfiniteQuery(newsQuery(filter));
  const first = list.data?.pages[0]?.items;
  useListHead({
    title: `${title} · ${campaign.brand}`,
    description: t('description'),
    isSearch: filter.q !== '',
    shared: { kind: 'page', id: 'news' },
    isLoaded: first !== undefined,
    ...(category && { query: `category=${category}` }),
    feeds,
    describe: (url, origin) => describeList(title, first ?? [], url, origin),
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <PageHeader title={<h1>{t('title')}</h1>} lead={t('lead')} />
      <SearchableList
        search={<NewsSearchForm filter={filter} />}
        tabs={<CategoryTabs filter={filter} />}
        title={t('list')}
      >
        <NewsList filter={filter} list={list} />
      </SearchableList>
      <p className="no-print mt-10 flex flex-wrap items-center gap-x-6 text-sm">
        <span className="inline-flex items-center gap-2 font-semibold">
          <Rss aria-hidden="true" className="size-4 shrink-0" />
          {t('feeds.label')}
        </span>
        {feeds.map(({ href, type }, place) => (
          <a key={type} href={href} type={type} className="inline-flex min-h-11 items-center">
            {t(place === 0 ? 'feeds.atom' : 'feeds.json')}
          </a>
        ))}
      </p>
    </div>
  );
}
