// SPDX-License-Identifier: AGPL-3.0-or-later
import { Checkbox } from '@kga/ui/checkbox';
import { useState } from 'react';

import { readStored, store, useClientValue } from '../../../lib/browser.ts';
import { useTranslation } from '../../../lib/translation.ts';

/** Turns the key `/` off for those whose speech input or stray presses trigger it (WCAG 2.1.4). */
export function SearchKeySwitch() {
  const { t } = useTranslation('search');
  const stored = useClientValue(() => readStored('search-key') !== 'off', true);
  const [chosen, setChosen] = useState<boolean>();
  return (
    <Checkbox
      className="mt-4 noscript:hidden"
      label={t('key.label')}
      hint={t('key.hint')}
      checked={chosen ?? stored}
      onChange={({ target: { checked } }) => {
        setChosen(checked);
        store('search-key', checked ? null : 'off');
      }}
    />
  );
}
