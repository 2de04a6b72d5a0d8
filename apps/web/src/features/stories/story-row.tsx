import { type Story, pathTo } from '@kga/contracts';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../lib/translation.ts';
import { LostAmount, StoryByline } from './story-byline.tsx';

/** Grid classes of a row and its skeleton. */
const rowColumns =
  'grid gap-x-8 gap-y-2 border-b border-line py-6 lg:grid-cols-[13rem_minmax(0,1fr)]';

/** A row of the list, all of which is a link: game and amount beside the story. */
export function StoryRow({ story }: { story: Story }) {
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
export function StoryRowSkeleton() {
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

/** Class names of the skeleton of a story's header. */
export const storyHeader = ['h-5 w-40', 'mt-3 h-12 w-full', 'mt-3 h-5 w-64 max-w-full'];
