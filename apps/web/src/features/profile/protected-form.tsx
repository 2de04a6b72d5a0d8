import { type Profile, startSocialSignIn, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useToast } from '@kga/ui/toast';
import * as z from 'zod/mini';

import { PasswordInput } from '../../auth/password-input.tsx';
import { providerNames } from '../../auth/social-sign-in.tsx';
import { FormFaults, useFieldOf } from '../../components/errors/form-errors.tsx';
import { useProblemText } from '../../components/errors/use-error-text.ts';
import { ApiError, urlOf } from '../../lib/api.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { SectionName } from './section.tsx';

/** What stood against sending a form; where that is an old log-in, the way to a new one. */
export function ProfileFormErrors({
  form,
  section,
  profile,
  labels,
}: {
  form: Form;
  section: SectionName;
  profile: Profile;
  /** Labels of the fields by their names. */
  labels?: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation('profile');
  const code = form.error instanceof ApiError ? form.error.problem?.code : undefined;
  if (code === 'sign_in_again') return <SignInAgain profile={profile} section={section} live />;
  return (
    // While there is nothing to say, the region takes up no gap of the form.
    <div className="has-[[role=alert]:empty]:-mb-4">
      <FormFaults form={form} labels={{ currentPassword: t('currentPassword'), ...labels }} />
    </div>
  );
}

/** The current password where the form asks for it; not empty then. */
export const givenPassword = z.optional(z.string().check(z.minLength(1)));

/** The part of what is sent that proves who asks: nothing where there is no password. */
export function passwordOf({ currentPassword }: Readonly<Record<string, string>>): {
  currentPassword?: string;
} {
  return currentPassword === undefined ? {} : { currentPassword };
}

/** Proves that it is the owner who changes something. */
export function CurrentPassword({ form }: { form: Form }) {
  const { t } = useTranslation('profile');
  const field = useFieldOf(form);
  return (
    <PasswordInput
      {...field('currentPassword')}
      label={t('currentPassword')}
      autoComplete="current-password"
    />
  );
}

/** Tells in a toast why something did not work that has no form. */
export function useProfileErrorToast(): (error: unknown) => void {
  const { t } = useTranslation('profile');
  const { show } = useToast();
  const problems = useProblemText();
  return (error) => show({ title: t('notDone'), description: problems.of(error), tone: 'failure' });
}

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
