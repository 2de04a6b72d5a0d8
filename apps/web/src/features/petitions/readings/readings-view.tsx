// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ReadingDecision,
  type SuspiciousReading,
  canDecideReading,
  decideReading,
  pollsToConfirm,
  readingDecisions,
} from '@kga/contracts/petitions';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { AdminList } from '../../../components/admin/admin-list.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { useFormats, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { invalidateReadings, readingsQuery } from './queries.ts';

type Asked = { reading: SuspiciousReading; decision: ReadingDecision };

export function ReadingsView() {
  const { t } = useTranslation(['readingsPetitions', 'admin']);
  const formats = useFormats();
  const { moment } = useLocalFormats();
  const needed = formats.integer(pollsToConfirm);
  const readings = useInfiniteQuery(readingsQuery());
  const [asked, setAsked] = useState<Asked>();
  return (
    <AdminPage title={t('title')} description={t('description')} intro={t('intro', { n: needed })}>
      <AdminList
        list={readings}
        label={t('title')}
        messages={{
          loading: t('loading'),
          failed: t('failed'),
          empty: t('empty'),
          emptyText: t('emptyText'),
        }}
        keyOf={({ id }) => id}
        columns={[
          { label: t('admin:nav.petition'), render: (reading) => <Reading reading={reading} /> },
          { label: t('sum'), render: ({ countrySum }) => formats.integer(countrySum) },
          { label: t('pace'), render: ({ perDay }) => t('perDay', { n: formats.integer(perDay) }) },
          {
            label: t('polls'),
            render: ({ polls }) => t('pollsOf', { n: formats.integer(polls), needed }),
          },
          { label: t('firstReceived'), render: (reading) => moment(reading.firstReceivedAt) },
          { label: t('lastReceived'), render: (reading) => moment(reading.lastReceivedAt) },
        ]}
        renderActions={(reading) =>
          readingDecisions
            .filter((decision) => canDecideReading(decision, reading.state))
            .map((decision) => (
              <Button
                key={decision}
                size="small"
                aria-label={t('actionOn', {
                  action: t(`decisions.${decision}.action`),
                  total: formats.integer(reading.signatureCount),
                })}
                onClick={() => setAsked({ reading, decision })}
              >
                {t(`decisions.${decision}.action`)}
              </Button>
            ))
        }
      />
      {asked && <DecisionDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </AdminPage>
  );
}

function Reading({ reading }: { reading: SuspiciousReading }) {
  const { t } = useTranslation('readingsPetitions');
  const formats = useFormats();
  const { state, reasons, signatureCount, lastCount } = reading;
  return (
    <>
      <p className="font-semibold tabular">
        {t('change', { total: formats.integer(signatureCount), last: formats.integer(lastCount) })}
      </p>
      <p className="mt-1">
        <Badge tone={state === 'waiting' ? 'notice' : 'plain'}>{t(`states.${state}`)}</Badge>
      </p>
      <ul className="mt-2 max-w-text list-disc ps-5 text-sm">
        {reasons.map((reason) => (
          <li key={reason}>{t(`reasons.${reason}`)}</li>
        ))}
      </ul>
    </>
  );
}

function DecisionDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation('readingsPetitions');
  const formats = useFormats();
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  const errorMessages = useErrorMessages();
  const { reading, decision } = asked;
  const total = formats.integer(reading.signatureCount);
  return (
    <ConfirmDialog
      title={t(`decisions.${decision}.question`, { total })}
      text={t(`decisions.${decision}.text`)}
      button={t(`decisions.${decision}.button`)}
      busyLabel={t(`decisions.${decision}.busy`)}
      act={() => call(decideReading, { params: { id: reading.id }, body: { decision } })}
      onDone={async () => {
        onClose();
        showSuccess(t(`decisions.${decision}.done`, { total }));
        await invalidateReadings(client);
      }}
      onClose={() => {
        onClose();
        void invalidateReadings(client);
      }}
      errorTextOf={(error) =>
        error instanceof ApiError && error.problem?.code === 'conflict'
          ? t('outdated')
          : errorMessages.of(error)
      }
    />
  );
}
