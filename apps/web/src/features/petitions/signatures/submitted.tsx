// SPDX-License-Identifier: AGPL-3.0-or-later
import { fullName } from '@kga/contracts/core';
import type { previewSignature } from '@kga/contracts/petitions';

import type { CallResult } from '../../../lib/api.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** What was submitted with an address. */
export type SubmittedSignature = CallResult<typeof previewSignature>;

/** What a link would confirm: anyone may have submitted it with the address. */
export function Submitted(submitted: SubmittedSignature) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const { country, city, reason, showName, updates } = submitted;
  const facts = [
    [t('sign.name'), fullName(submitted)],
    [t('sign.country'), formats.country(country)],
    ...(city === null ? [] : [[t('sign.city'), city]]),
    ...(reason === null ? [] : [[t('sign.reason'), reason]]),
  ] as const;
  const choices = [showName && t('sign.showName'), updates && t('sign.updates')].filter(
    (choice) => choice !== false,
  );
  return (
    <div className="grid gap-3 [overflow-wrap:anywhere]">
      <dl className="grid gap-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {choices.length > 0 && (
        <ul className="list-disc pl-5">
          {choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
