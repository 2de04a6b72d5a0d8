// SPDX-License-Identifier: AGPL-3.0-or-later
import { type OwnSource, withSource } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Dialog } from '@kga/ui/dialog';
import { TextArea } from '@kga/ui/text-area';
import { Link2, Share2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';

import { useBrowserConfig } from '../../lib/browser.ts';
import { localizedUrl } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';
import { shareBySystem } from './share-by-system.ts';
import { type Shareable, SharePreview } from './share-preview.tsx';
import { ShareTargets } from './share-targets.tsx';
import { useCopyLink } from './use-copy-link.ts';

const source: OwnSource = 'share';

/** Longest text of what is shared; networks take less or cut it. */
const textMax = 500;

type ShareDialogProps = { shared: Shareable; trigger: ReactElement };

/** Shares a page: its text, link and image. Opens at once: it is loaded by pressing the button. */
export function ShareDialog({ shared, trigger }: ShareDialogProps) {
  const { t } = useTranslation(['share', 'shared']);
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={t('title')}
      closeLabel={t('shared:close')}
    >
      <ShareContent shared={shared} />
    </Dialog>
  );
}

function ShareContent({ shared }: { shared: Shareable }) {
  const { t } = useTranslation(['share', 'shared']);
  const { kind, title, path, language } = shared;
  const [text, setText] = useState<string>(() => t(`text.${kind}`, { title }));
  const url = localizedUrl(useBrowserConfig().origin + withSource(path, source), language);
  const copy = useCopyLink();
  const what = { text, url, title };
  return (
    <div className="flex min-w-0 flex-col gap-6 [overflow-wrap:anywhere]">
      <SharePreview shared={shared} />
      <TextArea
        label={t('yourText')}
        rows={2}
        maxLength={textMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="signal" onClick={() => void copy(url)}>
          <Link2 aria-hidden="true" className="size-4 shrink-0" />
          {t('shared:share.copyLink')}
        </Button>
        {Reflect.has(navigator, 'share') && (
          <Button onClick={() => void shareBySystem(what, () => void copy(url))}>
            <Share2 aria-hidden="true" className="size-4 shrink-0" />
            {t('bySystem')}
          </Button>
        )}
      </div>
      <ShareTargets shared={what} />
    </div>
  );
}
