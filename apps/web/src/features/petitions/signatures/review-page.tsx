// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { pathTo } from '@kga/contracts/core';
import { type HeldBatch, alarmTimesUsual, listHeldBatches } from '@kga/contracts/petitions';
import { Badge } from '@kga/ui/badge';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Notice } from '@kga/ui/notice';
import { Skeleton } from '@kga/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { isAdmin } from '../../../auth/user.ts';
import { LoadState } from '../../../components/load-state.tsx';
import { LoadingRegion } from '../../../components/skeletons.tsx';
import { call } from '../../../lib/api.ts';
import { useFormats, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { HeldSignatures } from './held-signatures.tsx';
import { HideNameForm } from './hide-name-form.tsx';
import { HoldForm } from './hold-form.tsx';
import { ReportedNames } from './reported-names.tsx';

const refetchMs = 30_000;

const batchesQuery = queryOptions({
  queryKey: [listHeldBatches.url],
  queryFn: ({ signal }) => call(listHeldBatches, {}, { signal }),
  gcTime: 0,
  refetchInterval: refetchMs,
});

/** Reported names for moderators, and for admins held signatures too. */
export function ReviewPage({ user }: { user: User }) {
  const { t } = useTranslation('signatures');
  const part = isAdmin(user) ? 'review' : 'review.reported';
  return (
    <AdminPage
      title={t(`${part}.title`)}
      description={t(`${part}.description`)}
      intro={t(`${part}.intro`)}
    >
      {isAdmin(user) && <HeldBatches />}
      <ReportedNames titled={isAdmin(user)} />
      {isAdmin(user) && (
        <>
          <HoldForm />
          <HideNameForm />
        </>
      )}
    </AdminPage>
  );
}

/** Suspicious signatures, which count once an admin accepts them. */
function HeldBatches() {
  const { t } = useTranslation('signatures');
  const formats = useLocalFormats();
  const numbers = useFormats();
  const held = useQuery(batchesQuery);
  return (
    <LoadState
      className="mt-8"
      query={held}
      messages={{ loading: t('review.loading'), failed: t('review.failed') }}
      skeleton={
        <LoadingRegion label={t('review.loading')} className="mt-8">
          <Skeleton className="h-40 w-full" />
        </LoadingRegion>
      }
    >
      {({ batches, total, alarms }) => (
        <>
          {alarms.map(({ petition, title, until }) => (
            <Notice key={petition} className="mt-6" title={t('review.alarm', { title })}>
              {t('review.alarmText', {
                n: numbers.integer(alarmTimesUsual),
                time: formats.moment(until),
              })}
            </Notice>
          ))}
          {batches.length === 0 ? (
            <EmptyPanel className="mt-8" title={t('review.empty')} text={t('review.emptyText')} />
          ) : (
            <ul className="mt-8 border-t-2 border-ink">
              {batches.map((batch) => (
                <Batch key={`${batch.petition} ${batch.id}`} batch={batch} />
              ))}
            </ul>
          )}
          {total > batches.length && (
            <p className="mt-4 text-muted">
              {t('review.more', {
                n: numbers.integer(batches.length),
                total: numbers.integer(total),
              })}
            </p>
          )}
        </>
      )}
    </LoadState>
  );
}

function Batch({ batch }: { batch: HeldBatch }) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const { moment } = useLocalFormats();
  const [open, setOpen] = useState(false);
  const { petition, title, cause, signatureCount, first, last, countries } = batch;
  return (
    <li className="border-b border-line py-5">
      <h2 className="text-lg">
        <Link to={pathTo('petitionDetail', { id: petition })}>
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="notice">{t(`review.causes.${cause}`)}</Badge>
        <span className="font-semibold tabular">
          {t('review.held', { n: formats.integer(signatureCount) })}
        </span>
      </p>
      <p className="mt-2 text-sm text-muted tabular">
        {t('review.span', { first: moment(first), last: moment(last) })}
      </p>
      <p className="text-sm text-muted tabular">
        {countries
          .map(
            (each) =>
              `${formats.country(each.countryCode)} ${formats.integer(each.signatureCount)}`,
          )
          .join(' · ')}
      </p>
      <HeldSignatures batch={batch} open={open} onToggle={() => setOpen(!open)} />
    </li>
  );
}
