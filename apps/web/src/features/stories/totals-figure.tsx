import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { totalsQuery } from './queries.ts';

const waiting = <Skeleton className="h-[1lh] w-4/5" />;

/** Totals of all published stories: amount, stories and games. */
export function TotalsFigure() {
  const { t } = useTranslation('stories');
  const formats = useFormats();
  const { data, isError } = useQuery(totalsQuery());
  // The list below shows errors and the empty state.
  if (isError || data?.stories === 0) return null;
  return (
    <dl
      aria-busy={data === undefined}
      className="mt-8 grid grid-cols-2 border-y-2 border-ink sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <Figure
        className="max-sm:col-span-2 max-sm:border-b"
        label={t('totals.lost')}
        hint={t('totals.rates')}
      >
        <span className="text-3xl">{data ? formats.yen(data.yen) : waiting}</span>
      </Figure>
      <Figure className="sm:border-s sm:ps-6" label={t('totals.stories')}>
        <span className="text-2xl">{data ? formats.integer(data.stories) : waiting}</span>
      </Figure>
      <Figure className="border-s ps-6" label={t('totals.games')}>
        <span className="text-2xl">{data ? formats.integer(data.games) : waiting}</span>
      </Figure>
    </dl>
  );
}

function Figure({
  label,
  hint,
  className,
  children,
}: {
  label: string;
  hint?: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 border-line py-4 pe-4 ${className}`}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-heading font-bold tabular [overflow-wrap:anywhere]">{children}</dd>
      {hint !== undefined && <dd className="mt-1 text-sm text-muted">{hint}</dd>}
    </div>
  );
}
