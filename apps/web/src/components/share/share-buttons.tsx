import { Button } from '@kga/ui/button';
import { Link2, Share2 } from 'lucide-react';

import { useClientValue } from '../../lib/browser.ts';
import { useTranslation } from '../../lib/translation.ts';
import { canShare, useCopyLink, useShare } from './use-share.ts';

export function ShareButtons({ label, title, url }: { label: string; title: string; url: string }) {
  const { t } = useTranslation('shared');
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
