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
import { Receipt } from './receipt.tsx';

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
      listClass="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
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

/** A story of the list, all of which is a link. */
function StoryRow({ story }: { story: Story }) {
  const { t } = useTranslation('stories');
  const { id, title, content, language } = story;
  return (
    <Receipt as="li" story={story} className="relative">
      <h3 lang={language} dir="auto">
        {title}
      </h3>
      <p lang={language} dir="auto" className="mt-2 line-clamp-6 text-muted">
        {content}
      </p>
      <Link
        to={pathTo('story', { id })}
        aria-label={t('readOf', { title })}
        className="inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0"
      >
        {t('read')}
      </Link>
    </Receipt>
  );
}

/** Skeleton of a `StoryRow`. */
function StoryRowSkeleton() {
  return (
    <div className="receipt p-5 pb-7 sm:p-6 sm:pb-8">
      <Skeleton className="mx-auto h-[1.4em] w-40" />
      <Skeleton className="mt-7 h-7 w-5/6" />
      <SkeletonText className="mt-3" lines={6} />
      <Skeleton className="my-3 h-5 w-24" />
      <Skeleton className="mt-7 h-[1.4em] w-48" />
    </div>
  );
}
