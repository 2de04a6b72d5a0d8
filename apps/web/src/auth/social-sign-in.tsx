// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type SocialProvider,
  socialSignInErrors,
  startSocialSignIn,
} from '@kga/contracts/accounts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';

import { urlOf } from '../lib/api.ts';
import { useTranslation } from '../lib/translation.ts';
import { providersQuery } from './sign-in-queries.ts';

export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  github: 'GitHub',
  replit: 'Replit',
};

/** Links to every enabled provider; renders nothing without one. */
export function SocialSignIn({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation('accounts');
  const { data = [] } = useQuery(providersQuery());
  const enabled = data.filter((provider) => provider.enabled);
  if (enabled.length === 0) return null;
  return (
    <section aria-labelledby="social-title" className="mt-8 border-t border-line pt-5">
      <h2 id="social-title" className="text-base">
        {t('social.title')}
      </h2>
      <DemonstrationNote />
      <ul className="mt-3 grid gap-3">
        {enabled.map(({ id }) => (
          <li key={id}>
            <Button asChild variant="plain" className="w-full">
              <a href={urlOf(startSocialSignIn.url, { params: { id }, query: { returnTo } })}>
                {t('social.with', { provider: providerNames[id] })}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that the providers are stand-ins; renders nothing for real ones. */
export function DemonstrationNote() {
  const { t } = useTranslation('accounts');
  const { data = [] } = useQuery(providersQuery());
  if (!data.some(({ demonstration }) => demonstration)) return null;
  return <p className="mt-1 text-sm text-muted">{t('social.demonstration')}</p>;
}

/** Explains why a social sign-in failed, and what to do; renders nothing without a reason. */
export function SocialErrorNotice({ reason }: { reason: string | null }) {
  const { t } = useTranslation('accounts');
  const known = socialSignInErrors.find((failure) => failure === reason);
  if (reason === null) return null;
  return (
    <Notice tone="caution" title={t('social.failed')} live>
      {t(`social.failures.${known ?? 'failed'}`)}
    </Notice>
  );
}
