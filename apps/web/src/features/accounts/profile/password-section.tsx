// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Profile, updatePassword, newPassword } from '@kga/contracts/accounts';
import { Button } from '@kga/ui/button';
import { SkeletonText } from '@kga/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { PasswordInput } from '../../../auth/password-input.tsx';
import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import {
  CurrentPassword,
  ProfileFormErrors,
  currentPasswordSchema,
  passwordOf,
  SignInAgain,
} from './protected-form.tsx';
import { refetchProfile, sessionsQuery } from './queries.ts';
import { Section } from './section.tsx';

export function PasswordSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { hasPassword } = profile;
  return (
    <Section name="password" {...(!hasPassword && { intro: t('password.introNone') })}>
      {hasPassword ? <PasswordForm profile={profile} /> : <FirstPassword profile={profile} />}
    </Section>
  );
}

/** Maximum age of a sign-in for setting a first password, less a minute to type it, in milliseconds. */
const freshFor = 14 * 60_000;

/** Requires a fresh sign-in first, since a typed password would not survive it. */
function FirstPassword({ profile }: { profile: Profile }) {
  const { data, dataUpdatedAt, isPending } = useQuery(sessionsQuery());
  if (isPending) return <SkeletonText lines={3} />;
  const current = data?.find((session) => session.current);
  const stale = current && dataUpdatedAt - Date.parse(current.createdAt) > freshFor;
  if (stale) return <SignInAgain profile={profile} section="password" />;
  return <PasswordForm profile={profile} />;
}

const schema = z.object({ password: newPassword, currentPassword: currentPasswordSchema });

function PasswordForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const { hasPassword, user } = profile;
  const form = useForm({
    read: (texts) => ({ password: texts['password'] ?? '', ...passwordOf(texts) }),
    schema,
    send: (body) => call(updatePassword, { body }),
    onDone: async () => {
      form.reset();
      const said = hasPassword ? 'changed' : 'setDone';
      showSuccess(t(`password.${said}`), t(`password.${said}Text`, { email: user.email }));
      await Promise.allSettled([
        client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
        refetchProfile(client),
      ]);
    },
  });
  const field = useFieldProps(form);
  const label = t('password.new');
  return (
    <form {...form.props} className="flex max-w-xl flex-col gap-4">
      <ProfileFormErrors
        form={form}
        section="password"
        profile={profile}
        labels={{ password: label }}
      />
      {/* Tells password managers which account this is. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      {hasPassword && <CurrentPassword form={form} />}
      <PasswordInput {...field('password')} label={label} autoComplete="new-password" />
      <Button type="submit" className="self-start" busy={form.busy} busyLabel={t('saving')}>
        {t(hasPassword ? 'password.change' : 'password.set')}
      </Button>
    </form>
  );
}
