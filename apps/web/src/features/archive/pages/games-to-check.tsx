// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGame } from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { AdminList } from '../../../components/admin/admin-list.tsx';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { gamesToCheckQuery } from '../submissions/queries.ts';

/** Announced games whose day has passed, for moderators to check whether they shut down. */
export function GamesToCheckPage() {
  const { t } = useTranslation(['writeArchive', 'admin']);
  const formats = useFormats();
  const list = useInfiniteQuery(gamesToCheckQuery);
  return (
    <AdminPage
      title={t('check.title')}
      description={t('check.description')}
      intro={t('check.intro')}
    >
      <AdminList
        list={list}
        label={t('check.title')}
        messages={{
          loading: t('check.loading'),
          failed: t('check.failed'),
          empty: t('check.empty'),
          emptyText: t('check.emptyText'),
        }}
        shown={(counts) => t('check.shown', counts)}
        keyOf={({ id }) => id}
        columns={[
          { label: t('admin:columns.game'), render: (game) => <GameToCheck game={game} /> },
          {
            label: t('check.announced'),
            render: ({ shutdownDate: date }) => date !== null && formats.partialDate(date),
          },
        ]}
      />
    </AdminPage>
  );
}

function GameToCheck({ game: { id, name, developer, publisher } }: { game: ArchiveGame }) {
  const makers = [...new Set([developer, publisher])].filter((maker) => maker !== null);
  return (
    <>
      <Link
        to={pathTo('reviewGame', { id })}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        <bdi>{name}</bdi>
      </Link>
      {makers.length > 0 && <bdi className="block text-sm text-muted">{makers.join(' · ')}</bdi>}
    </>
  );
}
