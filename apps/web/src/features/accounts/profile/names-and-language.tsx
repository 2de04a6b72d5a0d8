// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Profile, updateProfile } from '@kga/contracts/accounts';
import { type Language, mailChoicesPath, publishedLanguage } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Select } from '@kga/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { NameFields } from '../../../components/name-fields.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { languageOptions } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { ProfileFormErrors, useSavedInput } from './protected-form.tsx';
import { setProfile } from './queries.ts';
import { Section } from './section.tsx';

export function NamesSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'shared']);
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const { saved, savingOnSignIn } = useSavedInput('names');
  const form = useForm({
    read: ({ firstName = '', lastName = '' }) => ({ firstName, lastName }),
    schema: updateProfile.schema.body,
    send: (body) => savingOnSignIn(body, call(updateProfile, { body })),
    onDone: (changed) => {
      setProfile(client, changed);
      showSuccess(t('names.saved'));
    },
  });
  const field = useFieldProps(form);
  const labels = { firstName: t('names.first'), lastName: t('names.last') };
  return (
    <Section name="names">
      <form {...form.props} className="flex max-w-xl flex-col gap-4">
        <ProfileFormErrors form={form} section="names" profile={profile} labels={labels} />
        <NameFields
          field={field}
          labels={labels}
          optional={t('shared:optional')}
          values={{ ...profile.user, ...saved }}
        />
        <Button type="submit" className="self-start" busy={form.busy} busyLabel={t('saving')}>
          {t('names.save')}
        </Button>
      </form>
    </Section>
  );
}

/** The language of mails. */
export function LanguageSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const [language, setLanguage] = useState<Language>(publishedLanguage(profile.language));
  const form = useForm({
    read: () => ({ language }),
    send: (body) => call(updateProfile, { body }),
    onDone: (changed) => {
      setProfile(client, changed);
      showSuccess(t('language.saved'));
    },
  });
  return (
    <Section name="language">
      <form {...form.props} className="flex max-w-sm flex-col gap-4">
        <ProfileFormErrors form={form} section="language" profile={profile} />
        <Select
          label={t('language.label')}
          options={languageOptions}
          value={language}
          onValueChange={setLanguage}
        />
        <Button type="submit" className="self-start" busy={form.busy} busyLabel={t('saving')}>
          {t('language.save')}
        </Button>
      </form>
      <Link to={mailChoicesPath} className="mt-3 inline-flex min-h-11 items-center font-semibold">
        {t('language.choose')}
      </Link>
    </Section>
  );
}
