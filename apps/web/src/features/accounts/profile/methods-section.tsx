// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Profile,
  type SocialProvider,
  startSocialSignIn,
  socialProviders,
  unlinkIdentity,
} from '@kga/contracts/accounts';
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { providersQuery } from '../../../auth/sign-in-queries.ts';
import {
  DemonstrationNote,
  SocialErrorNotice,
  providerNames,
} from '../../../auth/social-sign-in.tsx';
import { ActionButton } from '../../../components/action-button.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { urlOf, call } from '../../../lib/api.ts';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { refetchProfile } from './queries.ts';
import { focusSection, Section } from './section.tsx';

export function MethodsSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { data: offered = [] } = useQuery(providersQuery());
  const failure = useLinkResult();
  const { hasPassword, identities, user } = profile;
  const only = identities.length + (hasPassword ? 1 : 0) === 1;
  const shown = socialProviders.filter(
    (id) =>
      identities.some(({ provider }) => provider === id) ||
      offered.some((each) => each.id === id && each.enabled),
  );
  return (
    <Section name="methods">
      <div className="mb-4 empty:hidden">
        <SocialErrorNotice reason={failure} />
      </div>
      <ul className="border-t border-line">
        <Method
          name={t('methods.password')}
          text={
            hasPassword ? t('methods.passwordText', { email: user.email }) : t('methods.notSet')
          }
        >
          <Button asChild size="small">
            <a href="#password">{t(hasPassword ? 'password.change' : 'password.set')}</a>
          </Button>
        </Method>
        {shown.map((provider) => (
          <SocialMethod key={provider} provider={provider} profile={profile} only={only} />
        ))}
      </ul>
      <DemonstrationNote />
      {shown.length === 0 && <p className="mt-4 text-muted">{t('methods.none')}</p>}
    </Section>
  );
}

type MethodProps = { name: string; text: string; note?: string; children?: ReactNode };

function Method({ name, text, note, children }: MethodProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{name}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-muted">{text}</p>
        {note !== undefined && <p className="mt-1 max-w-text text-sm">{note}</p>}
      </div>
      {children}
    </li>
  );
}

type SocialMethodProps = { provider: SocialProvider; profile: Profile; only: boolean };

function SocialMethod({ provider, profile, only }: SocialMethodProps) {
  const { t } = useTranslation('profile');
  const formats = useLocalFormats();
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const name = providerNames[provider];
  const identity = profile.identities.find((each) => each.provider === provider);
  if (!identity) {
    const query = { link: '1', returnTo: pathTo('profile') };
    return (
      <Method name={name} text={t('methods.notLinked')}>
        <Button asChild size="small">
          <a href={urlOf(startSocialSignIn.url, { params: { id: provider }, query })}>
            {t('methods.link', { provider: name })}
          </a>
        </Button>
      </Method>
    );
  }
  const text = t('methods.linkedLabel', {
    label: identity.label,
    day: formats.day(identity.linkedAt),
  });
  if (only) return <Method name={name} text={text} note={t('methods.only')} />;
  return (
    <Method name={name} text={text}>
      <ActionButton
        size="small"
        busyLabel={t('methods.unlinking')}
        act={() => call(unlinkIdentity, { params: { provider } })}
        onDone={async () => {
          await refetchProfile(client).catch(() => undefined);
          showSuccess(t('methods.unlinked', { provider: name }));
          focusSection('methods');
        }}
      >
        {t('methods.unlink', { provider: name })}
      </ActionButton>
    </Method>
  );
}

/**
 * Reads the result of linking a provider from the URL, removes it from there and shows a toast on
 * success. Returns the error code, or null.
 */
function useLinkResult(): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const showSuccess = useSuccessToast();
  const { t } = useTranslation('profile');
  const [{ linked, failure }] = useState(() => ({
    linked: socialProviders.find((id) => id === search.get('linked')),
    failure: search.get('social'),
  }));
  const report = useEffectEvent(() => {
    if (linked === undefined && failure === null) return;
    void navigate(`${pathTo('profile')}#methods`, { replace: true });
    if (linked === undefined) return;
    const title = t('methods.nowLinked', { provider: providerNames[linked] });
    showSuccess(title);
  });
  useEffect(() => report(), []);
  return failure;
}
