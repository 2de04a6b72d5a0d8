import { type Story, campaign, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { describeStories } from '../describe.ts';
import { parseGame } from '../filter.ts';
import { storiesQuery } from '../queries.ts';
import { StoriesList, StorySearchForm } from '../stories-list.tsx';
import { TotalsFigure } from '../totals-figure.tsx';

/** What players lost, told by themselves, to search by game and to leaf through. */
export function StoriesPage() {
  const { t } = useTranslation(['stories', 'latestStories']);
  const [search] = useSearchParams();
  const q = parseGame(search);
  const list = useInfiniteQuery(storiesQuery(q));
  useStoriesHead(q, list.data?.pages[0]?.items);
  return (
    <div className="column-data pt-8 sm:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-3 max-w-text text-lg text-muted">{t('lead')}</p>
        </div>
        <Button asChild variant="signal" className="no-print">
          <Link to={pathTo('shareStory')}>{t('latestStories:share')}</Link>
        </Button>
      </div>
      <TotalsFigure />
      <div className="no-print mt-8">
        <StorySearchForm q={q} />
      </div>
      <section aria-labelledby="stories-list" className="mt-6">
        <h2 id="stories-list" className="sr-only">
          {t('list')}
        </h2>
        <StoriesList q={q} list={list} />
      </section>
    </div>
  );
}

function useStoriesHead(
  q: string,
  /** The stories shown first; undefined until they are there. */
  first: readonly Story[] | undefined,
): void {
  const { t } = useTranslation('stories');
  const title = t('title');
  usePageHead({
    title: `${q === '' ? title : `${title} · ${q}`} · ${campaign.brand}`,
    description: t('description'),
    // What somebody looks for is no page for others to find.
    hidden: q !== '' || first === undefined,
    // The server has waited for them already, so there it means that they cannot be had.
    ...(first === undefined && { status: 503 }),
    describe: (url, origin) => describeStories(title, first ?? [], url, origin),
  });
}
