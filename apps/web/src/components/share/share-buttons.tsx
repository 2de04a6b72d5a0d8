import type { Language } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Link2, Share2 } from 'lucide-react';

import { useBrowserConfig, useClientValue } from '../../lib/browser.ts';
import { localizedUrl } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';
import { canShare, useCopyLink, useShare } from './use-share.ts';

type ShareButtonsProps = { label: string; title: string; path: string; language: Language };

export function ShareButtons({ label, title, path, language }: ShareButtonsProps) {
  const { t } = useTranslation('shared');
  const url = localizedUrl(useBrowserConfig().origin + path, language);
  const share = useShare();
  const copy = useCopyLink();
  const native = useClientValue<boolean>(canShare, false);
  return (
    <div role="group" aria-label={label} className="no-print flex flex-wrap gap-3 noscript:hidden">
      {native && (
        <Button onClick={() => void share({ title, text: title, url })}>
          <Share2 aria-hidden="true" className="size-4 shrink-0" />
          {t('share.share')}
        </Button>
      )}
      <Button onClick={() => void copy(url)}>
        <Link2 aria-hidden="true" className="size-4 shrink-0" />
        {t('share.copyLink')}
      </Button>
    </div>
  );
}
