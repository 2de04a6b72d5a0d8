// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ArchiveGame,
  archiveSorts,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  getArchiveFeed,
  platformNames,
} from '@kga/contracts/archive';
import { campaign, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { NativeSelect } from '@kga/ui/native-select';
import { Skeleton } from '@kga/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { type ListQuery, InfiniteList } from '../../components/infinite-list.tsx';
import { useListPlace } from '../../components/language-filter/filtered-list.tsx';
import { LinkTabs, SearchableList, useListHead } from '../../components/list-page.tsx';
import { ListSearchForm } from '../../components/search-form.tsx';
import { Skeletons } from '../../components/skeletons.tsx';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { searchMax } from '../../lib/page-urls.ts';
import { describeItems } from '../../lib/structured-data.ts';
import { useTranslation } from '../../lib/translation.ts';
import { CoverCard, GameStatusBadge, Lifespan } from './game-summary.tsx';
import {
  type ArchiveFilter,
  archivePath,
  archiveQuery,
  gamesQuery,
  isFiltered,
  parseArchiveFilter,
} from './queries.ts';

/** The games with their search and filters, and the head of the page, which says what is listed. */
export function Games() {
  const { t } = useTranslation('archive');
  const [search] = useSearchParams();
  const filter = parseArchiveFilter(search);
  const list = useInfiniteQuery(gamesQuery(filter));
  const first = list.data?.pages[0]?.items;
  const language = useLanguage();
  const title = t('title');
  useListHead({
    title: `${filter.q === '' ? title : `${title} · ${filter.q}`} · ${campaign.brand}`,
    description: t('description'),
    isSearch: filter.q !== '',
    shared: { kind: 'page', id: 'archive' },
    isLoaded: first !== undefined,
    feeds: [
      { type: 'application/atom+xml', title, href: `${getArchiveFeed.url}?lang=${language}` },
    ],
    describe: (url, origin) => describeGames(title, first ?? [], { url, origin }),
  });
  return (
    <div id="games" className="scroll-mt-2">
      <SearchableList
        search={<ArchiveFilters filter={filter} />}
        tabs={
          filter.year === undefined
            ? filter.q === '' && <SortTabs filter={filter} />
            : filter.q === '' && <ChosenYear filter={filter} year={filter.year} />
        }
        title={t('list')}
      >
        <GameList filter={filter} list={list} />
      </SearchableList>
    </div>
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
    for (const [key, each] of Object.entries(wanted)) {
      if (each !== undefined) search.set(key, String(each));
    }
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
      hidden={{ sort: chosen.sort, year: chosen.year?.toString() }}
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

/** The year whose games are listed, and the way back to all of them. */
function ChosenYear({ filter, year }: { filter: ArchiveFilter; year: number }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const place = useListPlace();
  return (
    <p className="flex flex-wrap items-baseline gap-x-6 border-b border-edge py-2">
      <span className="font-heading text-xl font-bold">
        {t('year.title', { year: formats.year(Date.UTC(year, 0, 1)) })}
      </span>
      <Link
        to={archivePath({ ...filter, year: undefined }, place)}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {t('year.clear')}
      </Link>
    </p>
  );
}

/** The wall of covers. */
function GameList({ filter, list }: { filter: ArchiveFilter; list: ListQuery<ArchiveGame> }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  return (
    <InfiniteList
      listClass="mt-5 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4 lg:grid-cols-6"
      list={list}
      restored
      pages={filter}
      messages={{ loading: t('loading'), failed: t('failed') }}
      count={(shown, { total, atLeast }) =>
        atLeast
          ? t('shownAtLeast', { current: formats.integer(shown), total: formats.integer(total) })
          : t('shown', { current: formats.integer(shown), ...counted(formats, total) })
      }
      empty={<NoGames filter={filter} />}
      skeleton={
        <Skeletons count={12}>
          <div>
            <Skeleton className="aspect-3/4 w-full" />
            <Skeleton className="mt-2 h-5 w-3/4" />
            <Skeleton className="mt-2 h-5 w-1/2" />
          </div>
        </Skeletons>
      }
    >
      {(game) => <GameRow key={game.id} game={game} />}
    </InfiniteList>
  );
}

function NoGames({ filter }: { filter: ArchiveFilter }) {
  const { t } = useTranslation('archive');
  const place = useListPlace();
  const filtered = isFiltered(filter);
  return (
    <EmptyPanel
      title={t('empty.title')}
      text={t(filtered ? 'empty.text' : 'empty.none')}
      action={
        filtered && (
          <Button asChild>
            <Link to={archivePath(parseArchiveFilter(new URLSearchParams()), place)}>
              {t('empty.clear')}
            </Link>
          </Button>
        )
      }
    />
  );
}

/** A game of the wall, all of which is a link. */
function GameRow({ game }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const { status, memoryCount } = game;
  return (
    <li className="relative min-w-0">
      <CoverCard game={game} className="mb-2 w-full">
        <Lifespan game={game} className="mt-1 text-sm tabular text-muted" />
        {status !== 'shut_down' && (
          <p className="mt-1">
            <GameStatusBadge status={status} />
          </p>
        )}
        {memoryCount > 0 && (
          <p className="text-sm tabular text-muted">
            {t('memories', counted(formats, memoryCount))}
          </p>
        )}
      </CoverCard>
    </li>
  );
}
