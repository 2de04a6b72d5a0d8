// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CommitmentStatus } from '@kga/contracts/legal';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type CommitmentFilter, commitmentsPath, noCommitmentFilter } from './commitment-filter.ts';
import { countStatuses } from './commitment-order.ts';
import { StatusMark, statusLooks } from './outcome-look.tsx';
import { commitmentsQuery } from './queries.ts';

/** The link to promises of every status, for a focus that has lost its place. */
export const everyStatusId = 'commitments-all';

/** The number of promises with each status, by which the list is filtered. */
export function CommitmentFigures({ filter }: { filter: CommitmentFilter }) {
  const { t } = useTranslation('commitmentsLegal');
  const { data, isError } = useQuery(commitmentsQuery(noCommitmentFilter));
  if (data === undefined) return isError ? null : <Skeleton className="mt-5 h-44 w-full sm:h-24" />;
  const { who, region } = filter;
  const found = data.filter(
    (each) =>
      (who === undefined || each.whoKind === who) &&
      (region === undefined || each.region === region),
  );
  return (
    <ul
      aria-label={t('filters.status')}
      className="mt-5 grid grid-cols-3 gap-2 sm:mt-8 sm:gap-3 md:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]"
    >
      <Figure filter={filter} status={undefined} count={found.length} />
      {countStatuses(found).map(({ status, count }) => (
        <Figure key={status} filter={filter} status={status} count={count} />
      ))}
    </ul>
  );
}

/** The longest names of a status fit three columns of 320 px. */
const inset = 'px-1.5 min-[22rem]:px-2.5 sm:px-3';

type FigureProps = {
  filter: CommitmentFilter;
  /** Undefined: promises of every status. */
  status: CommitmentStatus | undefined;
  count: number;
};

function Figure({ filter, status, count }: FigureProps) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const [search] = useSearchParams();
  const look = status && statusLooks[status];
  return (
    <li>
      <Link
        id={status === undefined ? everyStatusId : undefined}
        to={commitmentsPath({ ...filter, status }, search)}
        aria-current={filter.status === status ? 'true' : undefined}
        className="group flex h-full flex-col border border-line pb-2 text-ink no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-wash sm:pb-3"
      >
        <span
          aria-hidden="true"
          className={`h-2 border [print-color-adjust:exact] ${look?.pattern ?? 'border-edge bg-edge'}`}
        />
        <span className={`mt-2 flex items-center gap-2 ${inset}`}>
          <span
            className={`font-heading text-2xl leading-none font-extrabold tabular sm:text-3xl ${look?.color ?? ''}`}
          >
            {formats.integer(count)}
          </span>
          {status && <StatusMark status={status} className="size-5 sm:size-6" />}
        </span>
        <span
          className={`mt-1 text-xs font-semibold decoration-2 underline-offset-4 group-hover:underline group-aria-[current]:underline hyphens-auto sm:text-sm lg:text-base ${inset}`}
        >
          {status === undefined ? t('filters.every') : t(`statuses.${status}`)}
        </span>
      </Link>
    </li>
  );
}
