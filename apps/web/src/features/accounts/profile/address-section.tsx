// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Profile, updateProfile } from '@kga/contracts/accounts';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { ActionButton } from '../../../components/action-button.tsx';
import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { VerificationCodeForm } from './mail-code.tsx';
import {
  CurrentPassword,
  ProfileFormErrors,
  currentPasswordSchema,
  passwordOf,
  useSavedInput,
} from './protected-form.tsx';
import { setProfile } from './queries.ts';
import { focusSection, Section } from './section.tsx';

export function AddressSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { user, pendingEmail } = profile;
  return (
    <Section name="address">
      <div className="flex flex-col gap-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{user.email}</span>
          <Badge tone={user.emailVerified ? 'plain' : 'notice'}>
            {t(user.emailVerified ? 'address.verified' : 'address.unverified')}
          </Badge>
        </p>
        {!user.emailVerified && (
          <VerificationCodeForm
            email={user.email}
            title={t('address.unverifiedTitle')}
            text={t('address.unverifiedText', { email: user.email })}
          />
        )}
        {pendingEmail !== null && (
          <VerificationCodeForm
            // A new address gets a new code.
            key={pendingEmail}
            email={pendingEmail}
            title={t('address.pending', { email: pendingEmail })}
            text={t('address.pendingText', { email: pendingEmail, current: user.email })}
            action={<CancelChange email={user.email} />}
          />
        )}
        <AddressForm profile={profile} />
      </div>
    </Section>
  );
}

function CancelChange({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const { show } = useToast();
  const client = useQueryClient();
  return (
    <ActionButton
      variant="quiet"
      busyLabel={t('saving')}
      // Sending the current address cancels the change.
      act={() => call(updateProfile, { body: { email } })}
      onDone={(profile) => {
        focusSection('address');
        setProfile(client, profile);
        show({
          title: t('address.cancelled'),
          description: t('address.cancelledText', { email }),
          tone: 'success',
        });
      }}
    >
      {t('address.cancelChange')}
    </ActionButton>
  );
}

const schema = z.object({
  email: updateProfile.schema.body.shape.email,
  currentPassword: currentPasswordSchema,
});

/** Requests a change of email address, which takes effect once it is confirmed. */
function AddressForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { show } = useToast();
  const client = useQueryClient();
  const { saved, savingOnSignIn } = useSavedInput('address');
  const form = useForm({
    read: (texts) => ({ email: texts['email']?.trim() ?? '', ...passwordOf(texts) }),
    schema,
    send: (body) => savingOnSignIn(body, call(updateProfile, { body })),
    onDone: (changed, { email }) => {
      setProfile(client, changed);
      form.reset();
      show(
        changed.pendingEmail === null
          ? { title: t('address.same') }
          : {
              title: t('address.sent', { email }),
              description: t('address.resentText'),
              tone: 'success',
            },
      );
    },
  });
  const field = useFieldProps(form);
  const label = t('address.new');
  return (
    <form {...form.props} className="flex max-w-xl flex-col gap-4">
      <ProfileFormErrors
        form={form}
        section="address"
        profile={profile}
        labels={{ email: label }}
      />
      <TextField
        {...field('email')}
        type="email"
        label={label}
        hint={t('address.newHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={saved['email']}
        required
      />
      {profile.hasPassword && <CurrentPassword form={form} />}
      <Button
        type="submit"
        className="self-start"
        busy={form.busy}
        busyLabel={t('address.sending')}
      >
        {t('address.send')}
      </Button>
    </form>
  );
}
