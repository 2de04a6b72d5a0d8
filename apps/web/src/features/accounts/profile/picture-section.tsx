// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Profile, updateProfile } from '@kga/contracts/accounts';
import { uploadIdOf } from '@kga/contracts/content';
import { Avatar } from '@kga/ui/avatar';
import { Button } from '@kga/ui/button';
import { Spinner } from '@kga/ui/spinner';
import { TextField } from '@kga/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';

import { initialOf } from '../../../auth/user.ts';
import { ActionButton } from '../../../components/action-button.tsx';
import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { PictureUpload } from '../../../components/upload/picture-upload.tsx';
import { usePictureState } from '../../../components/use-polling.ts';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ProfileFormErrors, useSavedInput } from './protected-form.tsx';
import { pictureKey, pictureSourceKey, refetchPicture, setProfile } from './queries.ts';
import { focusSection, Section } from './section.tsx';

export function PictureSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { user, pictureSource } = profile;
  const client = useQueryClient();
  const state = usePictureState({
    queryKey: pictureSourceKey(profile),
    source: pictureSource,
    url: user.profileImageUrl,
    refetch: () => refetchPicture(client),
  });
  return (
    <Section name="picture">
      <div className="flex flex-col gap-6 sm:flex-row">
        <Avatar src={user.profileImageUrl} initial={initialOf(user)} size="large" />
        <div className="max-w-xl min-w-0 grow">
          <div role="status" className="mb-4 empty:hidden">
            {state === 'fetching' && <Spinner label={t('picture.fetching')} />}
            {state === 'missing' && <p className="font-semibold">{t('picture.failed')}</p>}
            {state === 'none' && <p className="text-muted">{t('picture.initial')}</p>}
          </div>
          <div className="mb-6">
            <PictureUpload
              onUploaded={async (pictureUpload) => {
                setProfile(client, await call(updateProfile, { body: { pictureUpload } }));
                await client.resetQueries({ queryKey: pictureKey });
              }}
            />
          </div>
          {/* A new source resets the field. */}
          <PictureForm key={pictureSource} profile={profile} />
        </div>
      </div>
    </Section>
  );
}

/** The URL of the picture; empty for none and for an uploaded one. */
function pictureUrlOf({ pictureSource }: Profile): string {
  const isUrl = pictureSource !== null && uploadIdOf(pictureSource) === undefined;
  return isUrl ? pictureSource : '';
}

function PictureForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const { saved, savingOnSignIn } = useSavedInput('picture');
  const form = useForm({
    read: ({ pictureSource = '' }) => ({ pictureSource: pictureSource.trim() }),
    schema: updateProfile.schema.body,
    send: (body) => savingOnSignIn(body, call(updateProfile, { body })),
    onDone: (changed) => {
      setProfile(client, changed);
      void client.resetQueries({ queryKey: pictureKey });
    },
  });
  const field = useFieldProps(form);
  const label = t('picture.label');
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <ProfileFormErrors
        form={form}
        section="picture"
        profile={profile}
        labels={{ pictureSource: label }}
      />
      <TextField
        {...field('pictureSource')}
        type="url"
        inputMode="url"
        label={label}
        hint={t('picture.hint')}
        autoComplete="photo"
        placeholder="https://"
        defaultValue={saved['pictureSource'] ?? pictureUrlOf(profile)}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} busyLabel={t('saving')}>
          {t('picture.save')}
        </Button>
        {profile.pictureSource !== null && (
          <ActionButton
            variant="quiet"
            busyLabel={t('saving')}
            act={() => call(updateProfile, { body: { pictureSource: null } })}
            onDone={(changed) => {
              focusSection('picture');
              setProfile(client, changed);
              showSuccess(t('picture.removed'));
            }}
          >
            {t('picture.remove')}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
