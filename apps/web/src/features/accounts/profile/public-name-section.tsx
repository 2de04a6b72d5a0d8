// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Profile, updateDisplayName } from '@kga/contracts/accounts';
import { publicAuthorId } from '@kga/contracts/content';
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { SuggestName } from '../../../content/suggest-name.tsx';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { ProfileFormErrors } from './protected-form.tsx';
import { setProfile } from './queries.ts';
import { Section } from './section.tsx';

/** The name that readers see. */
export function PublicNameSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'shared']);
  const { id, displayName } = profile.user;
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const form = useForm({
    read: (texts) => ({ displayName: texts['displayName']?.trim() || null }),
    schema: updateDisplayName.schema.body,
    send: (body) => call(updateDisplayName, { body }),
    onDone: (user) => {
      setProfile(client, { ...profile, user });
      showSuccess(t(user.displayName === null ? 'publicName.removed' : 'publicName.saved'));
    },
  });
  const field = useFieldProps(form);
  const label = t('publicName.title');
  return (
    <Section name="publicName">
      <form {...form.props} className="flex max-w-xl flex-col gap-4">
        <ProfileFormErrors
          form={form}
          section="publicName"
          profile={profile}
          labels={{ displayName: label }}
        />
        <TextField
          {...field('displayName')}
          label={label}
          note={t('shared:optional')}
          hint={t('publicName.hint', { id: t('shared:author.member', { id: publicAuthorId(id) }) })}
          autoComplete="nickname"
          dir="auto"
          defaultValue={displayName ?? ''}
        />
        {displayName === null && <SuggestName form={form} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" busy={form.busy} busyLabel={t('saving')}>
            {t('publicName.save')}
          </Button>
          <Link
            to={pathTo('member', { id })}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {t('publicName.page')}
          </Link>
        </div>
      </form>
    </Section>
  );
}
