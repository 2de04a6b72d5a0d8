import type { Profile } from '@kga/contracts';

import { FormFaults } from '../../components/errors/form-errors.tsx';
import { ApiError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { Form } from '../../lib/use-form.ts';
import type { SectionName } from './sections.ts';
import { SignInAgain } from './sign-in-again.tsx';

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
