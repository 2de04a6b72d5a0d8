// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ManagedUser, type User, roles } from '@kga/contracts/accounts';
import { pathTo } from '@kga/contracts/core';
import { Skeleton } from '@kga/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FilteredList } from '../../../components/filtered-list.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { filterOf, usersQuery } from './queries.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserRow } from './user-row.tsx';

/** Longest search text that the server accepts: that of an email address. */
const searchMax = 254;

export function UsersView({ user: admin }: { user: User }) {
  const { t } = useTranslation('users');
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const list = useInfiniteQuery(usersQuery(filter));
  const [opened, setOpened] = useState<ManagedUser>();
  // The list has the account with the latest changes.
  const loaded = list.data?.pages.flatMap(({ items }) => items);
  const shown = loaded?.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <AdminPage title={t('title')} description={t('description')} intro={t('intro')}>
      <FilteredList
        path={pathTo('users')}
        form={{
          filter,
          hint: t('searchHint'),
          maxLength: searchMax,
          choices: [
            {
              name: 'role',
              label: t('role'),
              options: roles.map((value) => ({ value, label: t(`roles.${value}`) })),
            },
            {
              name: 'suspended',
              label: t('state'),
              options: [
                { value: 'no', label: t('active') },
                { value: 'yes', label: t('suspended') },
              ],
            },
          ],
        }}
        list={list}
        messages={{ loading: t('loading'), failed: t('failed') }}
        shown={(counts) => t('shown', counts)}
        empty={{ title: t('empty'), text: t('emptyText') }}
        skeleton={<RowsSkeleton />}
      >
        {(user) => (
          <UserRow
            key={user.id}
            user={user}
            own={user.id === admin.id}
            onOpen={() => setOpened(user)}
          />
        )}
      </FilteredList>
      {shown && (
        <UserDialog user={shown} own={shown.id === admin.id} onClose={() => setOpened(undefined)} />
      )}
    </AdminPage>
  );
}

function RowsSkeleton() {
  return Array.from({ length: 8 }, (_, row) => (
    <div key={row} className="border-b border-line py-4">
      <Skeleton className="h-40 w-full md:h-12" />
    </div>
  ));
}
