import {
  campaign,
  exportGamesCsv,
  exportGamesJson,
  getArchiveCalendar,
  getArchiveFeed,
  pathTo,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { PageHeader, SearchableList, useListHead } from '../../../components/list-page.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { ArchiveFilters, SortTabs } from '../archive-filters.tsx';
import { describeGames } from '../describe.ts';
import { EndingSoon } from '../ending-soon.tsx';
import { parseArchiveFilter } from '../filter.ts';
import { GameList } from '../game-list.tsx';
import { gamesQuery } from '../queries.ts';
import { ShutdownsByYear } from '../shutdowns-by-year.tsx';

/** The games that were shut down, with filters; above them what ends next and when the others did. */
export function ArchivePage() {
  const { t } = useTranslation('archive');
  const [search] = useSearchParams();
  const filter = parseArchiveFilter(search);
  const list = useInfiniteQuery(gamesQuery(filter));
  const first = list.data?.pages[0]?.items;
  const title = t('title');
  useListHead({
    title: `${filter.q === '' ? title : `${title} · ${filter.q}`} · ${campaign.brand}`,
    description: t('description'),
    isSearch: filter.q !== '',
    isLoaded: first !== undefined,
    feeds: [{ type: 'application/atom+xml', title, href: getArchiveFeed.url }],
    describe: (url, origin) => describeGames(title, first ?? [], { url, origin }),
  });
  return (
    <div className="memorial memorial-page">
      <div className="column-data pt-8 sm:pt-14">
        <PageHeader title={<h1>{title}</h1>} lead={t('lead')} action={<SubmitPrompt />} />
        <ShutdownsByYear />
        <EndingSoon />
        <SearchableList
          search={<ArchiveFilters filter={filter} />}
          tabs={filter.q === '' && <SortTabs filter={filter} />}
          title={t('list')}
        >
          <GameList filter={filter} list={list} />
        </SearchableList>
        <OpenData />
      </div>
    </div>
  );
}

/** Asks for games that the archive lacks. */
function SubmitPrompt() {
  const { t } = useTranslation('submitArchive');
  return (
    <div className="no-print">
      <p className="mb-2 text-muted">{t('prompt')}</p>
      <Button asChild>
        <Link to={pathTo('archiveSubmit')}>{t('title')}</Link>
      </Button>
    </div>
  );
}

function OpenData() {
  const { t } = useTranslation('archive');
  const files = [
    { href: exportGamesJson.url, label: 'JSON' },
    { href: exportGamesCsv.url, label: 'CSV' },
    { href: getArchiveCalendar.url, label: t('data.calendar') },
    { href: getArchiveFeed.url, label: t('data.feed') },
  ];
  return (
    <section aria-labelledby="open-data" className="no-print mt-16 border-t border-line pt-6">
      <h2 id="open-data" className="text-xl">
        {t('data.title')}
      </h2>
      <p className="mt-2 max-w-text text-muted">{t('data.text')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {files.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
