import { type Language, type Profile, updateProfile, languages } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Select } from '@kga/ui/select';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useSuccessToast } from '../../components/use-success-toast.ts';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { languageNames } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { ProfileFormErrors } from './protected-form.tsx';
import { setProfile } from './queries.ts';
import { Section } from './section.tsx';

/** The language of mails. */
export function LanguageSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const [language, setLanguage] = useState<Language>(profile.language);
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
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onValueChange={setLanguage}
        />
        <Button type="submit" className="self-start" busy={form.busy} busyLabel={t('saving')}>
          {t('language.save')}
        </Button>
      </form>
    </Section>
  );
}
