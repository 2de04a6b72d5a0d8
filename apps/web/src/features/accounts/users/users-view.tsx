// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ManagedUser, type User, roles } from '@kga/contracts/accounts';
import { fullName, pathTo } from '@kga/contracts/core';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FilteredAdminList } from '../../../components/admin/filtered-admin-list.tsx';
import { filterChoice, listFilterOf } from '../../../components/admin/list-query.ts';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { userFilters, usersQuery } from './queries.ts';
import { UserDialog } from './user-dialog.tsx';

/** Longest search text that the server accepts: that of an email address. */
const searchMax = 254;

export function UsersView({ user: admin }: { user: User }) {
  const { t } = useTranslation(['users', 'admin']);
  const formats = useLocalFormats();
  const [search] = useSearchParams();
  const filter = listFilterOf(search, userFilters, searchMax);
  const list = useInfiniteQuery(usersQuery(filter));
  const [opened, setOpened] = useState<ManagedUser>();
  // The list has the account with the latest changes.
  const loaded = list.data?.pages.flatMap(({ items }) => items);
  const shown = loaded?.find(({ id }) => id === opened?.id) ?? opened;
  const nameOf = (user: ManagedUser) => fullName(user) || t('unnamed');
  return (
    <AdminPage title={t('title')} description={t('description')} intro={t('intro')}>
      <FilteredAdminList
        filters={{
          path: pathTo('users'),
          filter,
          hint: t('searchHint'),
          maxLength: searchMax,
          choices: [
            filterChoice('role', t('role'), roles, (role) => t(`roles.${role}`)),
            filterChoice('suspended', t('state'), userFilters.suspended, (value) =>
              t(value === 'yes' ? 'suspended' : 'active'),
            ),
          ],
        }}
        list={list}
        label={t('title')}
        messages={{ loading: t('loading'), failed: t('failed') }}
        shown={(counts) => t('shown', counts)}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t('admin:columns.person'),
            render: (user) => <Person user={user} name={nameOf(user)} own={user.id === admin.id} />,
          },
          { label: t('role'), render: ({ role }) => t(`roles.${role}`) },
          { label: t('columns.joined'), render: ({ createdAt }) => formats.day(createdAt) },
          {
            label: t('columns.lastSignedIn'),
            render: ({ lastSignedInAt: at }) => (at === null ? t('never') : formats.day(at)),
          },
        ]}
        renderActions={(user) => (
          <Button
            size="small"
            aria-label={t('openLabel', { name: nameOf(user), email: user.email })}
            onClick={() => setOpened(user)}
          >
            {t('open')}
          </Button>
        )}
      />
      {shown && (
        <UserDialog user={shown} own={shown.id === admin.id} onClose={() => setOpened(undefined)} />
      )}
    </AdminPage>
  );
}

function Person({ user, name, own }: { user: ManagedUser; name: string; own: boolean }) {
  const { t } = useTranslation('users');
  const { email, emailVerified, suspended } = user;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-semibold">{name}</span>
        {own && <Badge>{t('you')}</Badge>}
        {suspended && <Badge tone="notice">{t('suspended')}</Badge>}
      </p>
      <p className="text-sm text-muted">{email}</p>
      {!emailVerified && <p className="text-xs text-muted">{t('unverified')}</p>}
    </>
  );
}
