// SPDX-License-Identifier: AGPL-3.0-or-later
import type { NewsArticle } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Link } from 'react-router-dom';

import { InfiniteList, type ListQuery } from '../../components/infinite-list.tsx';
import { AllLanguagesButton } from '../../components/language-filter/filtered-list.tsx';
import { useListCount } from '../../components/language-filter/use-list-count.ts';
import { Skeletons } from '../../components/skeletons.tsx';
import { defaultLanguages, hasDefaultLanguages } from '../../lib/language-filter.ts';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { NewsFilter } from './filter.ts';
import { useNewsPath } from './news-filters.tsx';
import { LeadRow, LeadSkeleton, NewsRow, RowSkeleton } from './news-row.tsx';

/** How many pictures the first screen can show; these are loaded eagerly. */
const eagerPictures = 3;

export function NewsList({ filter, list }: { filter: NewsFilter; list: ListQuery<NewsArticle> }) {
  const { t } = useTranslation(['news', 'latestNews']);
  const formats = useFormats();
  const listCount = useListCount('news', filter);
  const isSearch = filter.q !== '';
  return (
    <InfiniteList
      list={list}
      restored
      pages={filter}
      messages={{ loading: t('loading'), failed: t('latestNews:failed') }}
      count={listCount}
      empty={<NoArticles filter={filter} />}
      skeleton={
        <>
          {!isSearch && <LeadSkeleton />}
          <Skeletons count={7}>
            <RowSkeleton />
          </Skeletons>
        </>
      }
      renderRemaining={(count, { atLeast }) =>
        // A search that stopped counting early may have fewer counted than shown.
        count > 0 && (
          <span className="tabular text-muted">
            {t(atLeast ? 'remainingAtLeast' : 'remaining', { n: formats.integer(count) })}
          </span>
        )
      }
    >
      {(article, index) =>
        // Search results are sorted by relevance, so the first may be old: it gets no lead row.
        index === 0 && !isSearch && article.images.length > 0 ? (
          <LeadRow key={article.id} article={article} />
        ) : (
          <NewsRow key={article.id} article={article} eager={index < eagerPictures} />
        )
      }
    </InfiniteList>
  );
}

function NoArticles({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const pathOf = useNewsPath();
  const everything = { q: '', category: undefined, languages: defaultLanguages(language) };
  const filtered =
    filter.q !== '' || filter.category !== undefined || !hasDefaultLanguages(filter, language);
  return (
    <EmptyPanel
      title={t('empty.title')}
      text={t(filtered ? 'empty.text' : 'empty.none')}
      action={
        <>
          {filtered && (
            <Button asChild>
              <Link to={pathOf(everything)}>{t('empty.clear')}</Link>
            </Button>
          )}
          <AllLanguagesButton filter={filter} pathOf={pathOf} />
        </>
      }
    />
  );
}
