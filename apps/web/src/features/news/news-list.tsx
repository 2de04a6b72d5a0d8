import { type NewsArticle, languages } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Link, useSearchParams } from 'react-router-dom';

import { InfiniteList, type ListQuery } from '../../components/infinite-list.tsx';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import {
  type NewsFilter,
  hasAllLanguages,
  hasDefaultLanguages,
  newsPath,
  defaultLanguages,
} from './filter.ts';
import { LeadRow, LeadSkeleton, NewsRow, RowSkeleton } from './news-row.tsx';

/** How many pictures the first screen can show; these are loaded eagerly. */
const eagerPictures = 3;

/** The articles that match a filter. */
export function NewsList({ filter, list }: { filter: NewsFilter; list: ListQuery<NewsArticle> }) {
  const { t } = useTranslation(['news', 'latestNews', 'shared']);
  const formats = useFormats();
  const isSearch = filter.q !== '';
  return (
    <InfiniteList
      list={list}
      messages={{
        loading: t('loading'),
        failed: t('latestNews:failed'),
        failedText: t('shared:loadFailedText'),
        retry: t('retry'),
        more: t('more'),
        loadingMore: t('loadingMore'),
        moreFailed: t('moreFailed'),
      }}
      count={(shown, { total, atLeast }) => {
        const current = formats.integer(shown);
        return atLeast
          ? t('shownAtLeast', { current, total: formats.integer(total) })
          : t('shown', { current, ...counted(formats, total) });
      }}
      empty={<NoArticles filter={filter} />}
      skeleton={<RowSkeletons withLead={!isSearch} />}
      renderRemaining={(count, { atLeast }) => <Remaining count={count} atLeast={atLeast} />}
      restored
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

function Remaining({ count, atLeast }: { count: number; atLeast: boolean }) {
  const { t } = useTranslation(['news', 'latestNews', 'shared']);
  const formats = useFormats();
  // A search that stopped counting early may have fewer counted than shown.
  if (count <= 0) return null;
  const n = formats.integer(count);
  return (
    <span className="tabular text-muted">
      {t(atLeast ? 'remainingAtLeast' : 'remaining', { n })}
    </span>
  );
}

/** Offers to clear the filter or to search in all languages. */
function NoArticles({ filter }: { filter: NewsFilter }) {
  const { t } = useTranslation(['news', 'latestNews', 'shared']);
  const language = useLanguage();
  const [search] = useSearchParams();
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
              <Link to={newsPath(everything, language, search)}>{t('empty.clear')}</Link>
            </Button>
          )}
          {!hasAllLanguages(filter) && (
            <Button asChild>
              <Link to={newsPath({ ...filter, languages }, language, search)}>
                {t('empty.everyLanguage')}
              </Link>
            </Button>
          )}
        </>
      }
    />
  );
}

function RowSkeletons({ withLead }: { withLead: boolean }) {
  return (
    <>
      {withLead && <LeadSkeleton />}
      {Array.from({ length: 7 }, (_, row) => (
        <RowSkeleton key={row} />
      ))}
    </>
  );
}
