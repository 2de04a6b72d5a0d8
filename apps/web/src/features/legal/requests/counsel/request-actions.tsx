// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LegalAction } from '@kga/contracts/legal';
import { NativeSelect } from '@kga/ui/native-select';
import { TextArea } from '@kga/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { ActionButton } from '../../../../components/action-button.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { counselQuery } from '../queries.ts';
import { useRequest } from './use-request.ts';

type ActionsProps = {
  id: string;
  /** Id of who has taken it. */
  holder: string | undefined;
  can: (action: LegalAction) => boolean;
  /** Whether a note can go with the request. */
  withNote: boolean;
};

/** Takes a request, gives it back, reopens it or hands it over. */
export function RequestActions({ id, holder, can, withNote }: ActionsProps) {
  const { t } = useTranslation('counselLegalRequests');
  const { change, show } = useRequest(id);
  const simple = [
    { action: 'take', label: t('take'), done: t('taken') },
    { action: 'release', label: t('release'), done: t('released') },
    { action: 'reopen', label: t('reopen'), done: t('reopened') },
  ] as const;
  return (
    <>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {simple
          .filter(({ action }) => can(action))
          .map(({ action, label, done }) => (
            <ActionButton
              key={action}
              variant={action === 'take' ? 'signal' : 'plain'}
              busyLabel={t('saving')}
              act={() => change({ action })}
              onDone={(request) => show(request, done)}
            >
              {label}
            </ActionButton>
          ))}
      </div>
      {can('hand_over') && <HandOver id={id} holder={holder} withNote={withNote} />}
    </>
  );
}

/** No member is chosen; selects have no empty value. */
const nobody = 'nobody';

function HandOver({ id, holder, withNote }: Omit<ActionsProps, 'can'>) {
  const { t } = useTranslation('counselLegalRequests');
  const { change, show } = useRequest(id);
  const all = useQuery(counselQuery).data ?? [];
  const counsel = all.filter((each) => each.id !== holder);
  const [to, setTo] = useState(nobody);
  const [note, setNote] = useState('');
  const name = counsel.find((each) => each.id === to)?.name ?? '';
  return (
    <details className="border-y border-line py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t('handOver.action')}
      </summary>
      <div className="grid max-w-lg justify-items-start gap-4 py-3">
        <NativeSelect
          label={t('handOver.to')}
          options={[
            { value: nobody, label: '–' },
            ...counsel.map((each) => ({ value: each.id, label: each.name })),
          ]}
          value={to}
          onValueChange={setTo}
        />
        {withNote && (
          <TextArea
            className="w-full"
            label={t('handOver.note')}
            rows={3}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {to !== nobody && (
          <ActionButton
            busyLabel={t('saving')}
            act={() =>
              change({ action: 'hand_over', to, ...(note.trim() !== '' && { note: note.trim() }) })
            }
            onDone={(request) => show(request, t('handOver.done', { name }))}
          >
            {t('handOver.confirm')}
          </ActionButton>
        )}
      </div>
    </details>
  );
}
