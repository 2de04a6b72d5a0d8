import { type Story, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { InfiniteList, type ListQuery } from '../../components/infinite-list.tsx';
import { SearchForm } from '../../components/search-form.tsx';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { parseGame, gameNameMax, storiesPath } from './filter.ts';
import { totalsQuery } from './queries.ts';
import { StoryRow, StoryRowSkeleton } from './story-row.tsx';

/** Searches stories by the name of a game. */
export function StorySearchForm({ q }: { q: string }) {
  const { t } = useTranslation(['stories', 'latestStories', 'shared']);
  const language = useLanguage();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <SearchForm
      className="max-w-[48rem]"
      action={pathTo('stories')}
      hidden={{ lang: search.has('lang') ? language : undefined }}
      field={{
        label: t('search'),
        placeholder: t('placeholder'),
        defaultValue: q,
        maxLength: gameNameMax,
      }}
      submitLabel={t('find')}
      shown={q}
      onSearch={(fields) => void navigate(storiesPath(parseGame(fields), language, search))}
    />
  );
}

/** The published stories, or those of the games that were searched for. */
export function StoriesList({ q, list }: { q: string; list: ListQuery<Story> }) {
  const { t } = useTranslation(['stories', 'latestStories', 'shared']);
  const formats = useFormats();
  const totals = useQuery(totalsQuery());
  const found = list.data?.pages[0]?.total ?? 0;
  const total = q === '' ? totals.data?.stories : found;
  return (
    <InfiniteList
      list={list}
      messages={{
        loading: t('loading'),
        failed: t('latestStories:failed'),
        failedText: t('shared:loadFailedText'),
        retry: t('retry'),
        more: t('more'),
        loadingMore: t('loadingMore'),
        moreFailed: t('moreFailed'),
      }}
      count={(shown) =>
        // The totals are cached apart from the list, so they can be behind it.
        total === undefined || total < shown
          ? undefined
          : t('shown', { current: formats.integer(shown), ...counted(formats, total) })
      }
      empty={<NoStories q={q} />}
      skeleton={<RowSkeletons />}
      restored
    >
      {(story) => <StoryRow key={story.id} story={story} />}
    </InfiniteList>
  );
}

/** Offers to share a story or to clear the search. */
function NoStories({ q }: { q: string }) {
  const { t } = useTranslation(['stories', 'latestStories', 'shared']);
  const language = useLanguage();
  const [search] = useSearchParams();
  return (
    <EmptyPanel
      title={q === '' ? t('latestStories:empty') : t('empty.title')}
      text={q === '' ? t('empty.none') : t('empty.text')}
      action={
        <>
          <Button asChild>
            <Link to={pathTo('shareStory')}>{t('latestStories:share')}</Link>
          </Button>
          {q !== '' && (
            <Button asChild>
              <Link to={storiesPath('', language, search)}>{t('empty.clear')}</Link>
            </Button>
          )}
        </>
      }
    />
  );
}

function RowSkeletons() {
  return Array.from({ length: 6 }, (_, row) => <StoryRowSkeleton key={row} />);
}
