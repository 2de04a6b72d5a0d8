import { PasswordField } from '@kga/ui/password-field';

import { useTranslation } from '../lib/translation.ts';

type PasswordProps = {
  name: string;
  id: string;
  error: string | undefined;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  required?: boolean;
};

/** A field for a password; for a new one it says the rules first. */
export function PasswordInput({ autoComplete, required = true, ...rest }: PasswordProps) {
  const { t } = useTranslation('accounts');
  return (
    <PasswordField
      {...rest}
      autoComplete={autoComplete}
      required={required}
      showLabel={t('showPassword')}
      capsLockHint={t('capsLock')}
      {...(autoComplete === 'new-password' && { hint: t('passwordRules') })}
    />
  );
}
