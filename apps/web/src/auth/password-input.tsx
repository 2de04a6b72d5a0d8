// SPDX-License-Identifier: AGPL-3.0-or-later
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

/** A password field; for a new password it states the rules. */
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
