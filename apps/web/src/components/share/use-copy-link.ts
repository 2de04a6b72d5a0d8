// SPDX-License-Identifier: AGPL-3.0-or-later
import { useToast } from '@kga/ui/toast';

import { useTranslation } from '../../lib/translation.ts';

/** Copies a URL and confirms it in a toast; shows the URL if copying fails. */
export function useCopyLink(): (url: string) => Promise<boolean> {
  const { t } = useTranslation('shared');
  const { show } = useToast();
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      show({ title: t('share.copied'), tone: 'success' });
      return true;
    } catch {
      show({
        title: t('share.copyFailed'),
        description: `${t('share.copyFailedHint')} ${url}`,
        tone: 'failure',
      });
      return false;
    }
  };
}
