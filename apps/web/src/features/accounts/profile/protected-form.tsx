// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Profile, startSocialSignIn } from '@kga/contracts/accounts';
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

import { PasswordInput } from '../../../auth/password-input.tsx';
import { providerNames } from '../../../auth/social-sign-in.tsx';
import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { ApiError, urlOf } from '../../../lib/api.ts';
import { type DraftKey, readDraft, storeDraft } from '../../../lib/forms/drafts.ts';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import type { SectionName } from './section.tsx';

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem?.code : undefined);

type ProfileFormErrorsProps = {
  form: Form;
  section: SectionName;
  profile: Profile;
  labels?: Readonly<Record<string, string>>;
  fieldMessage?: (name: string, code: string) => string;
};

/** Errors of a form; if the session is too old, a link to sign in again. */
export function ProfileFormErrors({
  form,
  section,
  profile,
  labels,
  ...rest
}: ProfileFormErrorsProps) {
  const { t } = useTranslation('profile');
  if (codeOf(form.error) === 'sign_in_again')
    return <SignInAgain profile={profile} section={section} live />;
  return (
    // An empty alert region takes no space in the form.
    <div className="has-[[role=alert]:empty]:-mb-4">
      <FormErrors
        form={form}
        labels={{ currentPassword: t('currentPassword'), ...labels }}
        {...rest}
      />
    </div>
  );
}

/** The current password, if the form asks for it. */
export const currentPasswordSchema = z.optional(z.string().check(z.minLength(1)));

/** Adds the current password to the request if the form has the field. */
export function passwordOf({ currentPassword }: Readonly<Record<string, string>>): {
  currentPassword?: string;
} {
  return currentPassword === undefined ? {} : { currentPassword };
}

/** Asks for the current password, to confirm that the owner makes the change. */
export function CurrentPassword({ form }: { form: Form }) {
  const { t } = useTranslation('profile');
  const field = useFieldProps(form);
  return (
    <PasswordInput
      {...field('currentPassword')}
      label={t('currentPassword')}
      autoComplete="current-password"
    />
  );
}

type SignInAgainProps = { profile: Profile; section: SectionName; live?: boolean };

/** Links to a fresh sign-in through a provider, which returns to a section. */
export function SignInAgain({ profile, section, live = false }: SignInAgainProps) {
  const { t } = useTranslation('profile');
  const query = { returnTo: `${pathTo('profile')}#${section}` };
  return (
    <Notice
      tone="caution"
      live={live}
      title={t('signInAgain.title')}
      action={profile.identities.map(({ provider }) => (
        <Button key={provider} asChild>
          <a href={urlOf(startSocialSignIn.url, { params: { id: provider }, query })}>
            {t('signInAgain.with', { provider: providerNames[provider] })}
          </a>
        </Button>
      ))}
    >
      {t(section === 'password' ? 'signInAgain.textPassword' : 'signInAgain.text')}
    </Notice>
  );
}

const draftKeyOf = (section: SectionName): DraftKey => `draft:profile-${section}`;

type Values = Readonly<Record<string, unknown>>;

/** Saves the input, except for passwords, while a submission requires a fresh sign-in. */
export function useSavedInput(section: SectionName) {
  const [saved] = useState(() => readDraft(draftKeyOf(section)));
  useEffect(() => storeDraft(draftKeyOf(section), null), [section]);
  return {
    saved,
    savingOnSignIn: async <Answer,>(values: Values, answer: Promise<Answer>): Promise<Answer> => {
      try {
        return await answer;
      } catch (error) {
        const code = codeOf(error);
        if (code === 'not_signed_in' || code === 'sign_in_again') {
          storeDraft(draftKeyOf(section), textsOf(values));
        }
        throw error;
      }
    },
  };
}

function textsOf(values: Values): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' && name !== 'currentPassword') texts[name] = value;
  }
  return texts;
}
