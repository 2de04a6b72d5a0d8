import { type Story, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { ContentList, type ListQuery } from '../../components/infinite-list.tsx';
import { ListSearchForm } from '../../components/search-form.tsx';
import { Skeletons } from '../../components/skeletons.tsx';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { parseGame, gameNameMax, storiesPath, totalsQuery } from './queries.ts';
import { LostAmount, StoryByline } from './story-byline.tsx';

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

/** Grid classes of a row and its skeleton. */
const rowColumns =
  'grid gap-x-8 gap-y-2 border-b border-line py-6 lg:grid-cols-[13rem_minmax(0,1fr)]';

/** A row of the list, all of which is a link: game and amount beside the story. */
function StoryRow({ story }: { story: Story }) {
  const { t } = useTranslation('stories');
  const { id, gameName, title, content, language } = story;
  return (
    <li className={`relative ${rowColumns} [overflow-wrap:anywhere]`}>
      <div className="min-w-0">
        <p dir="auto" className="font-semibold">
          {gameName}
        </p>
        <LostAmount story={story} className="mt-1 text-lg" />
      </div>
      <div className="min-w-0">
        <h3 lang={language} dir="auto">
          {title}
        </h3>
        <p lang={language} dir="auto" className="mt-2 line-clamp-4 max-w-text text-muted">
          {content}
        </p>
        <StoryByline story={story} className="mt-3" />
        <Link
          to={pathTo('story', { id })}
          aria-label={t('readOf', { title })}
          className="inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0"
        >
          {t('read')}
        </Link>
      </div>
    </li>
  );
}

/** Skeleton of a `StoryRow`. */
function StoryRowSkeleton() {
  return (
    <div className={rowColumns}>
      <div>
        <Skeleton className="h-[1.4em] w-40" />
        <Skeleton className="mt-2 h-[1.4em] w-28" />
      </div>
      <div>
        <Skeleton className="h-7 w-5/6" />
        <SkeletonText className="mt-3 max-w-text" lines={4} />
        <Skeleton className="mt-3 h-[1.4em] w-48" />
        <Skeleton className="my-3 h-5 w-24" />
      </div>
    </div>
  );
}
