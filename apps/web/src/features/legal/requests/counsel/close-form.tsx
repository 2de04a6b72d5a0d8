// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LegalOutcome, legalLengths, legalOutcomes } from '@kga/contracts/legal';
import { NativeSelect } from '@kga/ui/native-select';
import { TextArea } from '@kga/ui/text-area';
import { useState } from 'react';

import { ActionButton } from '../../../../components/action-button.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { useRequest } from './use-request.ts';

/** No outcome is chosen; selects have no empty value. */
const none = 'none' as const;

/** Closes a request with an outcome and, if wanted, a last reply. */
export function CloseForm({ id }: { id: string }) {
  const { t } = useTranslation(['counselLegalRequests', 'legalRequests']);
  const { change, show } = useRequest(id);
  const [chosen, setChosen] = useState<LegalOutcome | typeof none>(none);
  const [message, setMessage] = useState('');
  const outcome = legalOutcomes.find((each) => each === chosen);
  const text = message.trim();
  return (
    <details className="border-y border-line py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t('close.action')}
      </summary>
      <div className="grid max-w-lg justify-items-start gap-4 py-3">
        <p className="text-muted">{t('close.text')}</p>
        <NativeSelect
          label={t('close.outcome')}
          options={[
            { value: none, label: t('close.error') },
            ...legalOutcomes.map((value) => ({
              value,
              label: t(`legalRequests:outcomes.${value}`),
            })),
          ]}
          value={chosen}
          onValueChange={setChosen}
        />
        <TextArea
          className="w-full"
          label={t('close.message')}
          rows={4}
          maxLength={legalLengths.text}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        {outcome && (
          <ActionButton
            variant="signal"
            busyLabel={t('saving')}
            act={() => change({ action: 'close', outcome, ...(text !== '' && { message: text }) })}
            onDone={(request) => show(request, t('close.done'))}
          >
            {t('close.confirm')}
          </ActionButton>
        )}
      </div>
    </details>
  );
}
