import { useToast } from '@kga/ui/toast';

import { useTranslation } from '../../lib/translation.ts';

/** What is shared; the address begins with the origin. */
export type Shared = { title: string; text: string; url: string };

/** Copies an address and says so, or shows it where that fails. */
export function useCopyLink(): (url: string) => Promise<void> {
  const { t } = useTranslation('shared');
  const { show } = useToast();
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      show({ title: t('share.copied'), tone: 'success' });
    } catch {
      show({
        title: t('share.copyFailed'),
        description: `${t('share.copyFailedHint')} ${url}`,
        tone: 'failure',
      });
    }
  };
}

/** Whether the device has means of its own to share. */
export const canShare = (): boolean => Reflect.has(navigator, 'share');

/** Shares by the device's own means, else copies the address. */
export function useShare(): (shared: Shared) => Promise<void> {
  const copy = useCopyLink();
  return async (shared) => {
    if (!canShare()) {
      await copy(shared.url);
      return;
    }
    try {
      await navigator.share(shared);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(shared.url);
    }
  };
}
