// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionPath } from '@kga/contracts/core';
import {
  type NameDecision,
  type ReportedName,
  decideReportedName,
  listReportedNames,
  nameDecisions,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { AdminList } from '../../../components/admin/admin-list.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { useFormats, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { reportedNamesQuery } from './review-queries.ts';

/** Names of signers that readers reported; `titled` beside other sections of the page. */
export function ReportedNames({ titled }: { titled: boolean }) {
  const { t } = useTranslation(['signatures', 'admin']);
  const formats = useFormats();
  const list = useInfiniteQuery(reportedNamesQuery);
  const label = t('review.reported.title');
  return (
    <section className="mt-10">
      {titled && <h2 className="text-2xl">{label}</h2>}
      {titled && <p className="mt-2 text-muted">{t('review.reported.intro')}</p>}
      <AdminList
        list={list}
        label={label}
        messages={{
          loading: t('review.reported.loading'),
          failed: t('review.reported.failed'),
          empty: t('review.reported.empty'),
          emptyText: t('review.reported.emptyText'),
        }}
        shown={(counts, { total }) =>
          t(total > counts.count ? 'review.reported.more' : 'admin:shown', counts)
        }
        keyOf={({ id }) => id}
        columns={[
          {
            label: t('review.signer'),
            render: ({ name, country }) => (
              <>
                <bdi className="font-semibold">{name}</bdi>
                <p className="text-sm text-muted">{formats.country(country)}</p>
              </>
            ),
          },
          {
            label: t('admin:columns.petition'),
            render: ({ petition, title }) => (
              <Link to={petitionPath(petition)}>
                <bdi>{title}</bdi>
              </Link>
            ),
          },
          { label: t('review.reported.reports'), render: (name) => <Reports reported={name} /> },
        ]}
        renderActions={(name) => <Decisions reported={name} />}
      />
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
    onSettled: () => refetchPath(client, listReportedNames.url),
  });
}

function Reports({ reported: { reports, reportCount } }: { reported: ReportedName }) {
  const { t } = useTranslation('content');
  const formats = useLocalFormats();
  return (
    <>
      <p className="font-semibold tabular">{formats.integer(reportCount)}</p>
      <ul>
        {reports.map(({ reason, note, at }) => (
          <li key={`${at} ${reason} ${note}`} className="mt-1">
            {t(`reasons.${reason}`)} <span className="text-muted">{formats.moment(at)}</span>
            {note !== '' && <p dir="auto">{note}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Decisions({ reported }: { reported: ReportedName }) {
  const { t } = useTranslation(['signatures', 'admin']);
  const decide = useDecision(reported);
  return nameDecisions.map((decision) => {
    const action = t(`review.reported.${decision}`);
    return (
      <Button
        key={decision}
        size="small"
        busy={decide.isPending}
        busyLabel={t('review.deciding')}
        onClick={() => decide.mutate(decision)}
        aria-label={t('admin:actionOn', { action, name: reported.name })}
      >
        {action}
      </Button>
    );
  });
}
