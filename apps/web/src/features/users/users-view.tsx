import { type ManagedUser, type User, pathTo, roles } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { AdminPage } from '../../auth/admin-page.tsx';
import { FilterForm } from '../../components/filter-form.tsx';
import { InfiniteList } from '../../components/infinite-list.tsx';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { filterOf, usersQuery } from './queries.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserRow } from './user-row.tsx';

/** Longest search text that the server accepts: that of an email address. */
const searchMax = 254;

/** The admin page of user accounts. */
export function UsersView({ user: admin }: { user: User }) {
  const { t } = useTranslation(['users', 'shared']);
  const formats = useFormats();
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const list = useInfiniteQuery(usersQuery(filter));
  const [opened, setOpened] = useState<ManagedUser>();
  // The list has the account with the latest changes.
  const loaded = list.data?.pages.flatMap(({ items }) => items);
  const shown = loaded?.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <AdminPage title={t('title')} description={t('description')} intro={t('intro')}>
      <div className="mt-8">
        <FilterForm
          filter={filter}
          hint={t('searchHint')}
          maxLength={searchMax}
          choices={[
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
          ]}
        />
      </div>
      <div className="mt-8">
        <InfiniteList
          list={list}
          messages={{ loading: t('loading'), failed: t('failed'), moreFailed: t('moreFailed') }}
          count={(count, { total }) =>
            t('shown', { ...counted(formats, count), total: formats.integer(total) })
          }
          empty={
            <EmptyPanel
              title={t('empty')}
              text={t('emptyText')}
              action={
                <Button asChild>
                  <Link to={pathTo('users')}>{t('shared:clear')}</Link>
                </Button>
              }
            />
          }
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
        </InfiniteList>
      </div>
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
