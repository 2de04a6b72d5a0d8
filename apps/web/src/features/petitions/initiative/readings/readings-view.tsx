// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ReadingDecision,
  type SuspiciousReading,
  decideReading,
  pollsToConfirm,
} from '@kga/contracts/petitions';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AdminPage } from '../../../../auth/admin-page.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useErrorMessages } from '../../../../components/errors/use-error-messages.ts';
import { LoadState } from '../../../../components/load-state.tsx';
import { LoadingRegion } from '../../../../components/skeletons.tsx';
import { useSuccessToast } from '../../../../components/use-success-toast.ts';
import { ApiError, call } from '../../../../lib/api.ts';
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { invalidateReadings, readingsQuery } from './queries.ts';
import { ReadingRow } from './reading-row.tsx';

type Asked = { reading: SuspiciousReading; decision: ReadingDecision };

export function ReadingsView() {
  const { t } = useTranslation(['readingsPetition', 'shared']);
  const formats = useFormats();
  const readings = useQuery(readingsQuery());
  const [asked, setAsked] = useState<Asked>();
  return (
    <AdminPage
      title={t('title')}
      description={t('description')}
      intro={t('intro', { n: formats.integer(pollsToConfirm) })}
    >
      <LoadState
        className="mt-8"
        query={readings}
        messages={{ loading: t('loading'), failed: t('failed') }}
        skeleton={
          <LoadingRegion label={t('loading')} className="mt-8">
            <Skeleton className="h-48 w-full md:h-40" />
          </LoadingRegion>
        }
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <EmptyPanel className="mt-8" title={t('empty')} text={t('emptyText')} />
          ) : (
            <ul className="mt-8 border-t-2 border-ink">
              {loaded.map((reading) => (
                <ReadingRow
                  key={reading.id}
                  reading={reading}
                  onAsk={(decision) => setAsked({ reading, decision })}
                />
              ))}
            </ul>
          )
        }
      </LoadState>
      {asked && <DecisionDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </AdminPage>
  );
}

function DecisionDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation('readingsPetition');
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
        // The buttons change with the state.
        document.querySelector('main')?.focus({ preventScroll: true });
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
