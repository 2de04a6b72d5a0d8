// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { useToast } from '@kga/ui/toast';

import { useLanguageState } from './language.tsx';
import { useTranslation } from './translation.ts';

/** Changes and stores the language of the page; shows a toast if that fails. */
export function useChooseLanguage(): (language: Language) => Promise<boolean> {
  const { choose } = useLanguageState();
  const { show } = useToast();
  const { t } = useTranslation('shell');
  return async (language) => {
    try {
      await choose(language);
      return true;
    } catch {
      show({
        title: t('broken.title'),
        description: t('broken.text'),
        tone: 'failure',
      });
      return false;
    }
  };
}
