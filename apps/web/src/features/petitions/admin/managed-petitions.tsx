// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type ManagedSummary, draftStatuses, listManagedPetitions } from '@kga/contracts/petitions';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FilteredAdminList } from '../../../components/admin/filtered-admin-list.tsx';
import {
  type ListFilter,
  filterChoice,
  listFilterOf,
} from '../../../components/admin/list-query.ts';
import { callList } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { freshPagesQuery } from '../../../lib/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useCountText } from '../petition-row.tsx';
import { textsIn, useRegionName } from '../petition-texts.ts';

const filters = { status: draftStatuses } as const;

const managedQuery = (filter: ListFilter<typeof filters>) =>
  freshPagesQuery([listManagedPetitions.url, filter], (cursor, options) =>
    callList(listManagedPetitions, { query: { ...filter, limit: 30, cursor } }, options),
  );

/** All petitions, drafts too, for admins. */
export function ManagedPetitionsPage() {
  const { t } = useTranslation(['petitions', 'adminPetitions', 'admin']);
  const regionName = useRegionName();
  const countText = useCountText();
  const [search] = useSearchParams();
  const filter = listFilterOf(search, filters);
  const list = useInfiniteQuery(managedQuery(filter));
  const statusText = (status: ManagedSummary['status']) =>
    status === 'draft' ? t('adminPetitions:draft') : t(`status.${status}`);
  return (
    <AdminPage
      title={t('adminPetitions:title')}
      description={t('adminPetitions:description')}
      intro={t('adminPetitions:intro')}
      actions={
        <Button asChild variant="signal">
          <Link to={pathTo('newPetition')}>{t('adminPetitions:create')}</Link>
        </Button>
      }
    >
      <FilteredAdminList
        filters={{
          path: pathTo('managedPetitions'),
          filter,
          hint: t('adminPetitions:searchHint'),
          choices: [filterChoice('status', t('filter.status'), draftStatuses, statusText)],
        }}
        list={list}
        label={t('adminPetitions:title')}
        messages={{
          loading: t('loading'),
          failed: t('failed'),
          empty: t('empty.title'),
          emptyText: t('empty.none'),
        }}
        shown={({ count, n, total }) => t('shown', { count, current: n, n: total })}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t('admin:columns.petition'),
            render: (petition) => <Title petition={petition} />,
          },
          {
            label: t('filter.status'),
            render: ({ status }) => (
              <Badge
                tone={status === 'collecting' ? 'live' : 'plain'}
                className="lg:whitespace-nowrap"
              >
                {statusText(status)}
              </Badge>
            ),
          },
          { label: t('filter.region'), render: ({ region }) => regionName(region) },
          { label: t('adminPetitions:fields.kind'), render: ({ kind }) => t(`kind.${kind}`) },
          { label: t('admin:nav.petition'), render: countText },
        ]}
      />
    </AdminPage>
  );
}

function Title({ petition }: { petition: ManagedSummary }) {
  const texts = textsIn(petition, useLanguage());
  return (
    <Link
      to={pathTo('editPetition', { id: petition.id })}
      lang={texts.language}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      {texts.title}
    </Link>
  );
}
