import { useToast } from '@kga/ui/toast';

import { useTranslation } from '../../lib/translation.ts';

/** What is shared; the URL is absolute. */
type Shared = { title: string; text: string; url: string };

/** Copies a URL and confirms it in a toast; shows the URL if copying fails. */
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

export const canShare = (): boolean => Reflect.has(navigator, 'share');

/** Shares with the Web Share API, or copies the URL. */
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
