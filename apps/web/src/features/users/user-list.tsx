import { type ManagedUser, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type UserFilter, usersQuery } from './queries.ts';
import { UserRow } from './user-row.tsx';

/** The list of accounts that match the filter. */
export function UserList({
  filter,
  ownId,
  onOpen,
}: {
  filter: UserFilter;
  ownId: string;
  onOpen: (person: ManagedUser) => void;
}) {
  const { t } = useTranslation('users');
  const list = useInfiniteQuery(usersQuery(filter));
  if (!list.data) {
    return list.isError ? (
      <ErrorPanel
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        retryingLabel={t('loading')}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <ListSkeleton />
    );
  }
  const people = list.data.pages.flatMap(({ items }) => items);
  const total = list.data.pages.at(-1)?.total ?? people.length;
  return (
    <>
      <Shown shown={people.length} total={total} />
      {people.length === 0 ? (
        <EmptyPanel
          className="mt-3"
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Button asChild>
              <Link to={pathTo('users')}>{t('clear')}</Link>
            </Button>
          }
        />
      ) : (
        <ul className="mt-3 border-t-2 border-ink">
          {people.map((person) => (
            <UserRow
              key={person.id}
              person={person}
              own={person.id === ownId}
              onOpen={() => onOpen(person)}
            />
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-4 font-semibold">
          {t('moreFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          className="mt-6"
          busy={list.isFetchingNextPage}
          busyLabel={t('loadingMore')}
          onClick={() => void list.fetchNextPage()}
        >
          {t(list.isFetchNextPageError ? 'failed.retry' : 'more')}
        </Button>
      )}
    </>
  );
}

function Shown({ shown, total }: { shown: number; total: number }) {
  const { t } = useTranslation('users');
  const formats = useFormats();
  const { n, count } = counted(formats, shown);
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-muted">
      {t('shown', { n, count, total: formats.integer(total) })}
    </p>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('users');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton className="h-[1.6em] w-48" />
      <div className="mt-3 border-t-2 border-ink">
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className="border-b border-line py-4">
            <Skeleton className="h-40 w-full md:h-12" />
          </div>
        ))}
      </div>
    </div>
  );
}
