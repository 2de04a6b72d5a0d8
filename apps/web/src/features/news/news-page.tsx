import { type NewsArticle, campaign } from '@kga/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { usePageHead } from '../../lib/head.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { describeList } from './describe.ts';
import { feedLinks } from './feed-links.ts';
import { type NewsFilter, parseNewsFilter } from './filter.ts';
import { CategoryLinks, NewsSearchForm } from './news-filters.tsx';
import { NewsList } from './news-list.tsx';
import { newsQuery } from './queries.ts';

/** Our own articles and those of others, to search and to leaf through. */
export function NewsPage() {
  const { t } = useTranslation(['news', 'shared']);
  const language = useLanguage();
  const [search] = useSearchParams();
  const filter = parseNewsFilter(search, language);
  const { category } = filter;
  const section = category && t(`shared:newsCategories.${category}`);
  const title = section ? `${t('title')} · ${section}` : t('title');
  const list = useInfiniteQuery(newsQuery(filter));
  useNewsHead(filter, title, list.data?.pages[0]?.items);
  return (
    <div className="column-data pt-8 sm:pt-14">
      <h1>{t('title')}</h1>
      <p className="mt-3 max-w-text text-lg text-muted">{t('lead')}</p>
      <div className="no-print mt-8">
        <NewsSearchForm filter={filter} />
      </div>
      <div className="mt-4">
        <CategoryLinks filter={filter} />
      </div>
      <section aria-labelledby="news-list" className="mt-6">
        <h2 id="news-list" className="sr-only">
          {t('list')}
        </h2>
        <NewsList filter={filter} list={list} />
      </section>
      <Feeds filter={filter} title={title} />
    </div>
  );
}

function useNewsHead(
  filter: NewsFilter,
  title: string,
  /** The articles shown first; undefined until they are there. */
  first: readonly NewsArticle[] | undefined,
): void {
  const { t } = useTranslation('news');
  const { category, q } = filter;
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: t('description'),
    // What somebody looks for is no page for others to find.
    hidden: q !== '' || first === undefined,
    // The server has waited for them already, so there it means that they cannot be had.
    ...(first === undefined && { status: 503 }),
    ...(category && { query: `category=${category}` }),
    feeds: feedLinks(filter, title),
    describe: (url, origin) => describeList(title, first ?? [], url, origin),
  });
}

function Feeds({ filter, title }: { filter: NewsFilter; title: string }) {
  const { t } = useTranslation('news');
  const [atom, json] = feedLinks(filter, title);
  return (
    <p className="no-print mt-10 flex flex-wrap items-center gap-x-6 text-sm">
      <span className="inline-flex items-center gap-2 font-semibold">
        <Rss aria-hidden="true" className="size-4 shrink-0" />
        {t('feeds.label')}
      </span>
      <a href={atom?.href} type={atom?.type} className="inline-flex min-h-11 items-center">
        {t('feeds.atom')}
      </a>
      <a href={json?.href} type={json?.type} className="inline-flex min-h-11 items-center">
        {t('feeds.json')}
      </a>
    </p>
  );
}
