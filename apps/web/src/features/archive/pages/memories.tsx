import { type ArchiveGame, campaign, pathTo } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { MovedPage } from '../../../components/moved-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { Lifespan } from '../game-summary.tsx';
import { ShareMemory } from '../memories/memory-form.tsx';
import { MemoryList } from '../memories/memory-list.tsx';
import { parseMemoryFilter, useOwnMemories } from '../memories/queries.ts';
import { gameQuery } from '../queries.ts';

/** What people remember of a game, and where visitors share their own memory. */
export function MemoriesPage() {
  const { t } = useTranslation('archive');
  const { id = '' } = useParams();
  const game = useQuery(gameQuery(id));
  if (game.data && game.data.id !== id) {
    return <MovedPage to={pathTo('archiveMemories', { id: game.data.id })} />;
  }
  if (game.data) return <MemoriesView key={id} game={game.data} />;
  if (game.data === null) return <NotFoundPage />;
  return <PageState namespace="archive" query={game} failed={t('memory.failed')} />;
}

function MemoriesView({ game }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  const { id, name } = game;
  const [search] = useSearchParams();
  const filter = parseMemoryFilter(search);
  const visitor = useOwnMemories(id);
  const gamePath = pathTo('archiveGame', { id });
  usePageHead({
    title: `${t('memory.pageTitle', { name })} · ${campaign.brand}`,
    description: t('memory.pageDescription', { name }),
    trail: [
      { name: t('title'), path: pathTo('archive') },
      { name, path: gamePath },
    ],
    // A permanent link shows a part of the list, which is indexed as a whole.
    hidden: filter.at !== undefined,
    shared: filter.at === undefined ? { kind: 'game', id } : { kind: 'memory', id: filter.at },
  });
  return (
    <div className="memorial memorial-page">
      <div className="column-text pt-8 sm:pt-12">
        <BackLink to={gamePath}>{t('memory.back', { name })}</BackLink>
        <h1 className="mt-4 text-4xl">{t('memory.pageTitle', { name })}</h1>
        <Lifespan game={game} className="mt-3 font-heading text-2xl tabular text-muted" />
        {filter.at === undefined && <ShareMemory gameId={id} onShared={visitor.onShared} />}
        <MemoryList gameId={id} filter={filter} visitor={visitor} />
      </div>
    </div>
  );
}
