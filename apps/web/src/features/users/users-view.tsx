import { type ManagedUser, type User, campaign } from '@kga/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { AdminNav } from '../../components/admin-nav.tsx';
import { usePageHead } from '../../lib/head.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type UserFilter, filterOf, usersQuery } from './queries.ts';
import { SearchForm } from './search-form.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserList } from './user-list.tsx';

/** The admin page of user accounts. */
export function UsersView({ user }: { user: User }) {
  const { t } = useTranslation('users');
  usePageHead({
    title: `${t('title')} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  const [search] = useSearchParams();
  const filter = filterOf(search);
  const [opened, setOpened] = useState<ManagedUser>();
  return (
    <div className="column-data py-10 sm:py-14">
      <AdminNav />
      <h1>{t('title')}</h1>
      <p className="mt-3 max-w-text text-muted">{t('intro')}</p>
      <div className="mt-8">
        <SearchForm filter={filter} />
      </div>
      <div className="mt-8">
        <UserList filter={filter} ownId={user.id} onOpen={setOpened} />
      </div>
      {opened && (
        <OpenPerson
          opened={opened}
          filter={filter}
          own={opened.id === user.id}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

/** Shows the account as the list has it now, so that changes appear at once. */
function OpenPerson({
  opened,
  filter,
  own,
  onClose,
}: {
  opened: ManagedUser;
  filter: UserFilter;
  own: boolean;
  onClose: () => void;
}) {
  const { data } = useInfiniteQuery(usersQuery(filter));
  const current = data?.pages.flatMap(({ items }) => items).find(({ id }) => id === opened.id);
  return <UserDialog person={current ?? opened} own={own} onClose={onClose} />;
}
