import { type Story, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { ContentList, type ListQuery } from '../../components/infinite-list.tsx';
import { ListSearchForm } from '../../components/search-form.tsx';
import { Skeletons } from '../../components/skeletons.tsx';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { parseGame, gameNameMax, storiesPath } from './filter.ts';
import { totalsQuery } from './queries.ts';
import { StoryRow, StoryRowSkeleton } from './story-row.tsx';

/** Searches stories by the name of a game. */
export function StorySearchForm({ q }: { q: string }) {
  const { t } = useTranslation('stories');
  const language = useLanguage();
  const [search] = useSearchParams();
  return (
    <ListSearchForm
      className="max-w-[48rem]"
      action={pathTo('stories')}
      field={{
        label: t('search'),
        placeholder: t('placeholder'),
        defaultValue: q,
        maxLength: gameNameMax,
      }}
      shown={q}
      pathOf={(fields) => storiesPath(parseGame(fields), language, search)}
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
    <ContentList
      namespace="stories"
      list={list}
      failed={t('latestStories:failed')}
      count={(shown) =>
        // The totals are cached apart from the list, so they can be behind it.
        total === undefined || total < shown
          ? undefined
          : t('shown', { current: formats.integer(shown), ...counted(formats, total) })
      }
      empty={<NoStories q={q} />}
      skeleton={
        <Skeletons count={6}>
          <StoryRowSkeleton />
        </Skeletons>
      }
    >
      {(story) => <StoryRow key={story.id} story={story} />}
    </ContentList>
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
