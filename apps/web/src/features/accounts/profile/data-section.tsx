// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ProfileExport,
  createProfileExport,
  downloadProfileExport,
} from '@kga/contracts/accounts';
import { Button } from '@kga/ui/button';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { ActionButton } from '../../../components/action-button.tsx';
import { call } from '../../../lib/api.ts';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { profileExportQuery } from './queries.ts';
import { Section, SectionData } from './section.tsx';

/** The file with all data about the account, which the worker makes. */
export function DataSection() {
  return (
    <Section name="data">
      <SectionData
        query={useQuery(profileExportQuery())}
        skeleton={<Skeleton className="h-11 w-48" />}
      >
        {(file) => <DataFile {...file} />}
      </SectionData>
    </Section>
  );
}

function DataFile({ state, requestedAt, deletedAt, nextAt }: ProfileExport) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const formats = useLocalFormats();
  const moment = (at: string | null) => (at === null ? '' : formats.moment(at));
  const texts = {
    none: '',
    preparing: t('data.preparing'),
    ready: t('data.ready', { requested: moment(requestedAt), deleted: moment(deletedAt) }),
    failed: t('data.failed'),
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status" className="max-w-text empty:hidden">
        {texts[state]}
      </p>
      {state === 'ready' && (
        <Button asChild>
          <a href={downloadProfileExport.url} download>
            <Download aria-hidden="true" className="size-4 shrink-0" />
            {t('data.download')}
          </a>
        </Button>
      )}
      {nextAt === null ? (
        <ActionButton
          busyLabel={t('data.requesting')}
          act={() => call(createProfileExport, {})}
          onDone={(file) => {
            client.setQueryData(profileExportQuery().queryKey, file);
          }}
        >
          {t('data.request')}
        </ActionButton>
      ) : (
        state === 'ready' && (
          <p className="text-sm text-muted">{t('data.next', { time: moment(nextAt) })}</p>
        )
      )}
    </div>
  );
}
