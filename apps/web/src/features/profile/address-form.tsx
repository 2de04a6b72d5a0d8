import { type Profile, updateProfile } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { useFieldProps } from '../../components/errors/form-errors.tsx';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import {
  CurrentPassword,
  ProfileFormErrors,
  currentPasswordSchema,
  passwordOf,
} from './protected-form.tsx';
import { setProfile } from './queries.ts';
import { useSavedInput } from './saved-input.ts';

const schema = z.object({
  email: updateProfile.schema.body.shape.email,
  currentPassword: currentPasswordSchema,
});

/** Requests a change of email address, which takes effect once it is confirmed. */
export function AddressForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { show } = useToast();
  const client = useQueryClient();
  const { saved, savingOnSignIn } = useSavedInput('address');
  const send = savingOnSignIn(
    ({ email }: { email: string; currentPassword?: string }) => ({ email }),
    (body) => call(updateProfile, { body }),
  );
  const form = useForm({
    read: (texts) => ({ email: texts['email']?.trim() ?? '', ...passwordOf(texts) }),
    schema,
    send,
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
