import { campaign } from '@kga/contracts';
import { useToast } from '@kga/ui/toast';

import { useTranslation } from '../../lib/translation.ts';

/** Shares the site by the device's own means, else copies its address. */
export function useShare(): () => Promise<void> {
  const { t } = useTranslation();
  const { show } = useToast();
  return async () => {
    const url = `${location.origin}/`;
    try {
      if (Reflect.has(navigator, 'share')) {
        await navigator.share({ title: campaign.brand, text: t('landing.title'), url });
        return;
      }
      await navigator.clipboard.writeText(url);
      show({ title: t('landing.closing.copied'), tone: 'success' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      show({
        title: t('landing.closing.copyFailed'),
        description: `${t('landing.closing.copyFailedHint')} ${url}`,
        tone: 'failure',
      });
    }
  };
}
