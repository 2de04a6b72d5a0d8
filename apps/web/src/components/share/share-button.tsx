// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Share2 } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';

import { useOnDemand } from '../../lib/on-demand.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { Shareable } from './share-preview.tsx';

type TriggerProps = Pick<ComponentProps<'button'>, 'onClick' | 'className' | 'aria-haspopup'> & {
  /** Names the button; 'Share' by default. */
  label?: string;
  /** Distinguishes it from others on the page, for screen readers. */
  of?: string;
  variant?: 'plain' | 'quiet';
  size?: 'small' | 'medium' | 'large' | 'icon';
};

const loadDialog = async () => (await import('./share-dialog.tsx')).ShareDialog;

/** Opens the dialog for sharing, which loads on demand. */
export function ShareButton({ shared, ...look }: { shared: Shareable } & TriggerProps) {
  const { Loaded, standIn } = useOnDemand(loadDialog);
  if (!Loaded) return <ShareTrigger {...look} aria-haspopup="dialog" {...standIn} />;
  return (
    <Suspense fallback={<ShareTrigger {...look} />}>
      <Loaded shared={shared} trigger={<ShareTrigger {...look} />} />
    </Suspense>
  );
}

function ShareTrigger({ label, of, className = '', ...rest }: TriggerProps) {
  const { t } = useTranslation('shared');
  const isIcon = rest.size === 'icon';
  const shown = label ?? t('share.share');
  const name = of === undefined ? isIcon && shown : `${shown}: ${of}`;
  return (
    <Button
      {...rest}
      className={`no-print noscript:hidden ${className}`}
      {...(name !== false && { 'aria-label': name })}
    >
      <Share2 aria-hidden="true" className="size-4 shrink-0" />
      {!isIcon && shown}
    </Button>
  );
}
