import { socialProviders } from '@kga/contracts';
import { useToast } from '@kga/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { providerNames } from '../../auth/social-sign-in.tsx';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';

/**
 * Tells what a provider answered to a linking, which stands in the address, and takes it out of
 * there. Answers why it failed, else null.
 */
export function useLinkResult(): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { show } = useToast();
  const { t } = useTranslation('profile');
  const [{ linked, failure }] = useState(() => ({
    linked: socialProviders.find((id) => id === search.get('linked')),
    failure: search.get('social'),
  }));
  const tell = useEffectEvent(() => {
    if (linked === undefined && failure === null) return;
    void navigate(`${pathTo('profile')}#methods`, { replace: true });
    if (linked === undefined) return;
    const title = t('methods.nowLinked', { provider: providerNames[linked] });
    show({ title, tone: 'success' });
  });
  useEffect(() => tell(), []);
  return failure;
}
