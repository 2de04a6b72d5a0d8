import {
  type ArchiveGame,
  archiveSorts,
  campaign,
  exportGamesCsv,
  exportGamesJson,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  getArchiveCalendar,
  getArchiveFeed,
  pathTo,
  platformNames,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { NativeSelect } from '@kga/ui/native-select';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { useListPlace } from '../../../components/language-filter/filtered-list.tsx';
import {
  LinkTabs,
  PageHeader,
  SearchableList,
  useListHead,
} from '../../../components/list-page.tsx';
import { ListSearchForm } from '../../../components/search-form.tsx';
import { searchMax } from '../../../lib/page-urls.ts';
import { describeItems } from '../../../lib/structured-data.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { EndingSoon, GameList } from '../game-list.tsx';
import {
  type ArchiveFilter,
  archivePath,
  archiveQuery,
  gamesQuery,
  parseArchiveFilter,
} from '../queries.ts';
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
  const { t } = useTranslation('archive');
  return (
    <div className="no-print">
      <p className="mb-2 text-muted">{t('submit.prompt')}</p>
      <Button asChild>
        <Link to={pathTo('archiveSubmit')}>{t('submit.title')}</Link>
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

/** Value of the option that sets no filter. */
const all = 'all';

/** The search for games and developers, and filters by genre, platform and status. */
function ArchiveFilters({ filter }: { filter: ArchiveFilter }) {
  const { t } = useTranslation('archive');
  const place = useListPlace();
  const navigate = useNavigate();
  const { q: _, ...chosen } = archiveQuery(filter);
  const choose = (name: 'genre' | 'platform' | 'status') => (value: string) => {
    const search = new URLSearchParams(filter.q === '' ? {} : { q: filter.q });
    const wanted = { ...chosen, [name]: value === all ? undefined : value };
    for (const [key, each] of Object.entries(wanted)) if (each !== undefined) search.set(key, each);
    void navigate(archivePath(parseArchiveFilter(search), place));
  };
  const everything = { value: all, label: t('filter.all') };
  return (
    <ListSearchForm
      action={pathTo('archive')}
      field={{
        label: t('search'),
        placeholder: t('placeholder'),
        defaultValue: filter.q,
        maxLength: searchMax,
      }}
      hidden={{ sort: chosen.sort }}
      shown={filter.q}
      pathOf={(fields) => archivePath({ ...filter, q: fields.get('q')?.trim() ?? '' }, place)}
    >
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <NativeSelect
          name="genre"
          label={t('filter.genre')}
          options={[
            everything,
            ...gameGenres.map((value) => ({ value, label: t(`genre.${value}`) })),
          ]}
          value={filter.genre ?? all}
          onValueChange={choose('genre')}
        />
        <NativeSelect
          name="platform"
          label={t('filter.platform')}
          options={[
            everything,
            ...gamePlatforms.map((value) => ({ value, label: platformNames[value] })),
          ]}
          value={filter.platform ?? all}
          onValueChange={choose('platform')}
        />
        <NativeSelect
          name="status"
          label={t('filter.status')}
          options={[
            everything,
            ...gameStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          value={filter.status ?? all}
          onValueChange={choose('status')}
        />
      </div>
    </ListSearchForm>
  );
}

function SortTabs({ filter }: { filter: ArchiveFilter }) {
  const { t } = useTranslation('archive');
  const place = useListPlace();
  return (
    <LinkTabs
      label={t('sort.label')}
      links={archiveSorts.map((sort) => ({
        to: archivePath({ ...filter, sort }, place),
        label: t(`sort.${sort}`),
        current: filter.sort === sort,
      }))}
    />
  );
}

/** schema.org data of a list of games. */
const describeGames = (
  name: string,
  games: readonly ArchiveGame[],
  { url, origin }: { url: string; origin: string },
): object =>
  describeItems(
    name,
    games.map((game) => ({
      title: game.name,
      path: pathTo('archiveGame', { id: game.id }),
      language: game.language,
    })),
    url,
    origin,
  );
