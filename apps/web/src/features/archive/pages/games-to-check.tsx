import { type ArchiveGame, listGamesToCheck, pathTo } from '@kga/contracts';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { InfiniteList } from '../../../components/infinite-list.tsx';
import { callList } from '../../../lib/api.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { freshPagesQuery } from '../../../lib/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';

const gamesToCheckQuery = freshPagesQuery([listGamesToCheck.url], (cursor, options) =>
  callList(listGamesToCheck, { query: { cursor } }, options),
);

/** Announced games whose day has passed, for moderators to check whether they shut down. */
export function GamesToCheckPage() {
  const { t } = useTranslation('writeArchive');
  const formats = useFormats();
  const list = useInfiniteQuery(gamesToCheckQuery);
  return (
    <AdminPage
      title={t('check.title')}
      description={t('check.description')}
      intro={t('check.intro')}
    >
      <div className="mt-8">
        <InfiniteList
          list={list}
          messages={{
            loading: t('check.loading'),
            failed: t('check.failed'),
            moreFailed: t('check.moreFailed'),
          }}
          count={(n, { total }) =>
            t('check.shown', { ...counted(formats, n), total: formats.integer(total) })
          }
          empty={<EmptyPanel title={t('check.empty')} text={t('check.emptyText')} />}
        >
          {(game) => <GameToCheck key={game.id} game={game} />}
        </InfiniteList>
      </div>
    </AdminPage>
  );
}

function GameToCheck({
  game: { id, name, developer, publisher, shutdownDate },
}: {
  game: ArchiveGame;
}) {
  const { t } = useTranslation('writeArchive');
  const formats = useFormats();
  const makers = [...new Set([developer, publisher])].filter((maker) => maker !== null);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-line py-3 [overflow-wrap:anywhere]">
      <p className="min-w-0">
        <Link
          to={pathTo('reviewGame', { id })}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          <bdi>{name}</bdi>
        </Link>
        {makers.length > 0 && <bdi className="block text-sm text-muted">{makers.join(' · ')}</bdi>}
      </p>
      <p className="tabular text-muted">
        {shutdownDate !== null && t('check.announced', { date: formats.partialDate(shutdownDate) })}
      </p>
    </li>
  );
}
