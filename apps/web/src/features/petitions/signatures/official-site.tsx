// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { ExternalLink } from 'lucide-react';

import { useTranslation } from '../../../lib/translation.ts';

/** Whether a petition can be signed on this site. */
export const isSignedHere = ({ kind, status }: Petition): boolean =>
  kind === 'own' && status === 'collecting';

/** Official petitions are signed on the official site, which asks for more than this one; else says that it is over. */
export function OfficialSite({ petition }: { petition: Petition }) {
  const { t } = useTranslation('signatures');
  const { kind, status, officialUrl, signUrl } = petition;
  const url = signUrl ?? officialUrl;
  if (kind === 'own' || status !== 'collecting' || url === null) {
    return <Notice title={t('sign.closed')}>{t('sign.closedText')}</Notice>;
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Button asChild variant="signal" size="large" className="max-sm:w-full">
        <a href={url} rel="external">
          {t('sign.officialSite')}
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      </Button>
      <p className="text-muted">{t('sign.official')}</p>
    </div>
  );
}
