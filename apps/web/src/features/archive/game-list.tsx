import type { ArchiveGame } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { type ListQuery, ContentList } from '../../components/infinite-list.tsx';
import { useListPlace } from '../../components/language-filter/filtered-list.tsx';
import { Skeletons } from '../../components/skeletons.tsx';
import { useClientValue } from '../../lib/browser.ts';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import {
  CoverThumbnail,
  daysBetween,
  GameHeading,
  GameStatusBadge,
  Lifespan,
} from './game-summary.tsx';
import {
  type ArchiveFilter,
  archivePath,
  isFiltered,
  parseArchiveFilter,
  upcomingQuery,
} from './queries.ts';

/** The wall: names and dates. */
export function GameList({
  filter,
  list,
}: {
  filter: ArchiveFilter;
  list: ListQuery<ArchiveGame>;
}) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  return (
    <ContentList
      namespace="archive"
      listClass="mt-5 grid gap-x-8 border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-3"
      list={list}
      failed={t('failed')}
      count={(shown, { total, atLeast }) =>
        atLeast
          ? t('shownAtLeast', { current: formats.integer(shown), total: formats.integer(total) })
          : t('shown', { current: formats.integer(shown), ...counted(formats, total) })
      }
      empty={<NoGames filter={filter} />}
      skeleton={
        <Skeletons count={12}>
          <div className="border-b border-line py-5">
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="mt-2 h-5 w-40" />
            <Skeleton className="mt-2 h-5 w-32" />
          </div>
        </Skeletons>
      }
    >
      {(game) => <GameRow key={game.id} game={game} />}
    </ContentList>
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
    <li className="relative flow-root min-w-0 border-b border-line py-5">
      <CoverThumbnail game={game} />
      <GameHeading game={game}>
        <Lifespan game={game} className="mt-1 font-heading text-lg tabular text-muted" />
      </GameHeading>
      {memoryCount > 0 && (
        <p className="mt-1 text-sm tabular text-muted">
          {t('memories', counted(formats, memoryCount))}
        </p>
      )}
      {status !== 'shut_down' && (
        <p className="mt-2">
          <GameStatusBadge status={status} />
        </p>
      )}
    </li>
  );
}

/** The games whose end is announced, the next one first. Nothing is shown where there are none. */
export function EndingSoon() {
  const { t } = useTranslation('archive');
  const { data = [] } = useQuery(upcomingQuery());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="ending-soon" className="mt-10">
      <h2 id="ending-soon" className="text-2xl">
        {t('soon.title')}
      </h2>
      <p className="mt-2 max-w-text text-muted">{t('soon.text')}</p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((game) => (
          <EndingGame key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function EndingGame({ game }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const { shutdownDate } = game;
  // Pages are cached, so that the server does not count.
  const today = useClientValue(() => new Date().toISOString().slice(0, 10), '');
  const days = shutdownDate === null ? undefined : daysBetween(today, shutdownDate);
  return (
    <li className="relative flex min-w-0 flex-col rounded border-s-4 border-signal bg-raised p-5">
      <GameHeading game={game} />
      <p className="mt-3 min-h-[1lh] font-heading text-2xl font-bold tabular">
        {days === 0 && t('soon.today')}
        {days !== undefined && days > 0 && t('soon.days', counted(formats, days))}
      </p>
      {shutdownDate !== null && (
        <p className="text-sm text-muted">{formats.partialDate(shutdownDate)}</p>
      )}
    </li>
  );
}
