import { useTranslation } from '../../lib/translation.ts';
import type { Form } from '../../lib/use-form.ts';
import { Password } from '../accounts/password.tsx';
import { useFieldOf } from '../problems/form-faults.tsx';

/** Proves that it is the owner who changes something. */
export function CurrentPassword({ form }: { form: Form }) {
  const { t } = useTranslation();
  const field = useFieldOf(form);
  return (
    <Password
      {...field('currentPassword')}
      label={t('profile.currentPassword')}
      autoComplete="current-password"
    />
  );
}
