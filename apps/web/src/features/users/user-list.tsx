import type { ManagedUser } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { counted, useFormats } from '../../lib/language.tsx';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type UserFilter, usersQuery } from './queries.ts';
import { UserRow } from './user-row.tsx';

/** The accounts that match, and the way to more of them. */
export function UserList({
  filter,
  ownId,
  onOpen,
}: {
  filter: UserFilter;
  ownId: string;
  onOpen: (person: ManagedUser) => void;
}) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(usersQuery(filter));
  if (!list.data) {
    return list.isError ? (
      <ErrorPanel
        title={t('people.failed.title')}
        text={t('people.failed.text')}
        retryLabel={t('people.failed.retry')}
        retryingLabel={t('people.loading')}
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
          title={t('people.empty')}
          text={t('people.emptyText')}
          action={
            <Button asChild>
              <Link to={pathTo('people')}>{t('people.clear')}</Link>
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
          {t('people.moreFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          className="mt-6"
          busy={list.isFetchingNextPage}
          busyLabel={t('people.loadingMore')}
          onClick={() => void list.fetchNextPage()}
        >
          {t(list.isFetchNextPageError ? 'people.failed.retry' : 'people.more')}
        </Button>
      )}
    </>
  );
}

function Shown({ shown, total }: { shown: number; total: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { n, count } = counted(formats, shown);
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-muted">
      {t('people.shown', { n, count, total: formats.integer(total) })}
    </p>
  );
}

function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('people.loading')}</VisuallyHidden>
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
