// SPDX-License-Identifier: AGPL-3.0-or-later
import { loginPath, pathTo } from '@kga/contracts/core';
import type { Petition } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../../lib/translation.ts';
import { usePetition } from './petition-provider.tsx';

type ActionsProps = {
  /** Where the progress is shown, if it is to lead there. */
  progressHref?: string;
  /** Whether signing begins with the log-in page, as on the front page. */
  viaLogin?: boolean;
};

/** Signs the petition or leads to its outcome, and to its progress. */
export function SignActions({ progressHref, viaLogin = false }: ActionsProps) {
  const { t } = useTranslation('petition');
  const { id, petition, figures } = usePetition();
  const status = figures?.latest.status ?? petition?.status ?? 'collecting';
  return (
    <div className="no-print flex min-w-0 flex-wrap gap-3">
      {status === 'collecting' ? (
        <Sign id={id} petition={petition} viaLogin={viaLogin} />
      ) : (
        petition?.officialUrl && (
          <Button asChild variant="signal" size="large">
            <a href={petition.officialUrl} title={t('opensOfficial')} rel="external">
              {t('outcome')}
              <ExternalLink className="size-4" aria-hidden="true" />
            </a>
          </Button>
        )
      )}
      {progressHref !== undefined && (
        <Button asChild variant="plain" size="large">
          <a href={progressHref}>{t('viewProgress')}</a>
        </Button>
      )}
    </div>
  );
}

type SignProps = { id: string; petition: Petition | undefined; viaLogin: boolean };

/** Official petitions are signed on the official site, which asks for more than this one does. */
function Sign({ id, petition, viaLogin }: SignProps) {
  const { t } = useTranslation('petition');
  const path = pathTo('signPetition', { id });
  const official =
    petition?.kind === 'official' ? (petition.signUrl ?? petition.officialUrl) : null;
  return (
    <Button asChild variant="signal" size="large">
      {official !== null && !viaLogin ? (
        <a href={official} title={t('opensOfficial')} rel="external">
          {t(petition?.replayOf === null ? 'signOfficial' : 'sign')}
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      ) : (
        <Link to={viaLogin ? loginPath({ returnTo: path }) : path}>{t('sign')}</Link>
      )}
    </Button>
  );
}
