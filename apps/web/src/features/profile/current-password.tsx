import { PasswordInput } from '../../auth/password.tsx';
import { useFieldOf } from '../../components/errors/form-errors.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { Form } from '../../lib/use-form.ts';

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
