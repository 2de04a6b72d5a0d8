import { type Profile, startSocialSignIn } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';

import { providerNames } from '../../auth/social-sign-in.tsx';
import { urlOf } from '../../lib/api.ts';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { SectionName } from './sections.ts';

/** Leads through a provider and back to a section. */
export function SignInAgain({
  profile,
  section,
  live = false,
}: {
  profile: Profile;
  section: SectionName;
  live?: boolean;
}) {
  const { t } = useTranslation('profile');
  const returnTo = `${pathTo('profile')}#${section}`;
  return (
    <Notice
      tone="caution"
      live={live}
      title={t('signInAgain.title')}
      action={profile.identities.map(({ provider }) => (
        <Button key={provider} asChild>
          <a
            href={urlOf(startSocialSignIn.url, {
              params: { id: provider },
              query: { returnTo },
            })}
          >
            {t('signInAgain.with', { provider: providerNames[provider] })}
          </a>
        </Button>
      ))}
    >
      {t(section === 'password' ? 'signInAgain.textPassword' : 'signInAgain.text')}
    </Notice>
  );
}
