import { campaign, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { PageHeader, SearchableList, useListHead } from '../../../components/list-page.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { describeStories } from '../describe.ts';
import { parseGame } from '../filter.ts';
import { storiesQuery } from '../queries.ts';
import { StoriesList, StorySearchForm } from '../stories-list.tsx';
import { TotalsFigure } from '../totals-figure.tsx';

/** The published stories, searchable by game. */
export function StoriesPage() {
  const { t } = useTranslation(['stories', 'latestStories']);
  const [search] = useSearchParams();
  const q = parseGame(search);
  const list = useInfiniteQuery(storiesQuery(q));
  const first = list.data?.pages[0]?.items;
  const title = t('title');
  useListHead({
    title: `${q === '' ? title : `${title} · ${q}`} · ${campaign.brand}`,
    description: t('description'),
    isSearch: q !== '',
    isLoaded: first !== undefined,
    describe: (url, origin) => describeStories(title, first ?? [], url, origin),
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <PageHeader
        title={<h1>{title}</h1>}
        lead={t('lead')}
        action={
          <Button asChild variant="signal" className="no-print">
            <Link to={pathTo('shareStory')}>{t('latestStories:share')}</Link>
          </Button>
        }
      />
      <TotalsFigure />
      <SearchableList search={<StorySearchForm q={q} />} title={t('list')}>
        <StoriesList q={q} list={list} />
      </SearchableList>
    </div>
  );
}
