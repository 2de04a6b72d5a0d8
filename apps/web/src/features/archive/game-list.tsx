import type { ArchiveGame } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { Link } from 'react-router-dom';

import { ContentList, type ListQuery } from '../../components/infinite-list.tsx';
import { useListPlace } from '../../components/language-filter/filtered-list.tsx';
import { Skeletons } from '../../components/skeletons.tsx';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type ArchiveFilter, archivePath, isFiltered, parseArchiveFilter } from './filter.ts';
import { CoverThumbnail } from './game-cover.tsx';
import { GameStatusBadge, Lifespan } from './game-dates.tsx';
import { GameHeading } from './game-heading.tsx';

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
