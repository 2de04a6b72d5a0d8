import { campaign } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { ExternalLink } from 'lucide-react';

import { useTranslation } from '../../lib/translation.ts';
import { usePetition } from './petition-provider.tsx';

/** Links to the official form, or to the outcome after collection, and to the progress. */
export function SignActions({ progressHref }: { progressHref: string }) {
  const { t } = useTranslation('petition');
  const { figures } = usePetition();
  const closed = figures !== undefined && figures.latest.status !== 'collecting';
  return (
    <div className="no-print flex flex-wrap gap-3">
      <Button asChild variant="signal" size="large">
        <a
          href={closed ? campaign.registerUrl : campaign.collectionUrl}
          title={t('opensOfficial')}
          rel="external"
        >
          {t(closed ? 'outcome' : 'sign')}
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      </Button>
      <Button asChild variant="plain" size="large">
        <a href={progressHref}>{t('viewProgress')}</a>
      </Button>
    </div>
  );
}
