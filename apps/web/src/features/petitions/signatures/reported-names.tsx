// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import {
  type NameDecision,
  type ReportedName,
  decideReportedName,
  listReportedNames,
  nameDecisions,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { useToast } from '@kga/ui/toast';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { LoadState } from '../../../components/load-state.tsx';
import { LoadingRegion } from '../../../components/skeletons.tsx';
import { useSuccessToast } from '../../../components/use-success-toast.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { useFormats, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

const refetchMs = 30_000;

const namesQuery = queryOptions({
  queryKey: [listReportedNames.url],
  queryFn: ({ signal }) => call(listReportedNames, {}, { signal }),
  gcTime: 0,
  refetchInterval: refetchMs,
});

/** Names of signers that readers reported; `titled` beside other sections of the page. */
export function ReportedNames({ titled }: { titled: boolean }) {
  const { t } = useTranslation(['signatures', 'shared']);
  const formats = useFormats();
  const reported = useQuery(namesQuery);
  return (
    <section className="mt-10">
      {titled && <h2 className="text-2xl">{t('review.reported.title')}</h2>}
      {titled && <p className="mt-2 text-muted">{t('review.reported.intro')}</p>}
      <LoadState
        className="mt-4"
        query={reported}
        messages={{ loading: t('review.reported.loading'), failed: t('review.reported.failed') }}
        skeleton={
          <LoadingRegion label={t('review.reported.loading')} className="mt-4">
            <Skeleton className="h-24 w-full" />
          </LoadingRegion>
        }
      >
        {({ names, total }) =>
          names.length === 0 ? (
            <EmptyPanel
              className="mt-4"
              title={t('review.reported.empty')}
              text={t('review.reported.emptyText')}
            />
          ) : (
            <>
              <ul className="mt-4 border-t-2 border-ink">
                {names.map((name) => (
                  <Name key={name.id} reported={name} Heading={titled ? 'h3' : 'h2'} />
                ))}
              </ul>
              {total > names.length && (
                <p className="mt-4 text-muted">
                  {t('review.reported.more', {
                    n: formats.integer(names.length),
                    total: formats.integer(total),
                  })}
                </p>
              )}
            </>
          )
        }
      </LoadState>
    </section>
  );
}

/** Decides about a name; an earlier decision of another moderator is shown, not an error. */
function useDecision({ id, petition }: ReportedName) {
  const { t } = useTranslation(['signatures', 'shared']);
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  const { show } = useToast();
  return useMutation({
    mutationFn: (decision: NameDecision) =>
      call(decideReportedName, { body: { petition, id, decision } }),
    onSuccess: (_, decision) => showSuccess(t(`review.reported.${decision}Done`)),
    onError: (error) => {
      const isDecided = error instanceof ApiError && error.problem?.code === 'conflict';
      show({
        title: t(isDecided ? 'review.reported.gone' : 'shared:loadFailedText'),
        tone: 'failure',
      });
    },
    onSettled: () => {
      // The buttons go with the name.
      document.querySelector('main')?.focus({ preventScroll: true });
      return refetchPath(client, listReportedNames.url);
    },
  });
}

function Name({ reported, Heading }: { reported: ReportedName; Heading: 'h2' | 'h3' }) {
  const { t } = useTranslation(['signatures', 'content']);
  const formats = useFormats();
  const { moment } = useLocalFormats();
  const decide = useDecision(reported);
  const { name, country, petition, title, reports, reportCount } = reported;
  return (
    <li className="border-b border-line py-5">
      <Heading className="text-lg">
        <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
      </Heading>
      <p className="text-sm text-muted">
        {formats.country(country)} ·{' '}
        <Link to={pathTo('petitionDetail', { id: petition })}>
          <bdi>{title}</bdi>
        </Link>{' '}
        · {t('review.reported.reports', { n: formats.integer(reportCount) })}
      </p>
      <ul className="mt-2">
        {reports.map(({ reason, note, at }) => (
          <li key={`${at} ${reason} ${note}`} className="text-sm [overflow-wrap:anywhere]">
            <span className="font-semibold">{t(`content:reasons.${reason}`)}</span>{' '}
            <span className="text-muted">{moment(at)}</span>
            {note !== '' && <p dir="auto">{note}</p>}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {nameDecisions.map((decision) => (
          <Button
            key={decision}
            size="small"
            busy={decide.isPending}
            busyLabel={t('review.deciding')}
            onClick={() => decide.mutate(decision)}
            aria-label={`${t(`review.reported.${decision}`)}: ${name}`}
          >
            {t(`review.reported.${decision}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
