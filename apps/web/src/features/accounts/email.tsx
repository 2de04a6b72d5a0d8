import { TextField } from '@kga/ui/text-field';

import { useTranslation } from '../../lib/translation.ts';

type EmailProps = {
  name: string;
  id: string;
  error: string | undefined;
  /** `username` where somebody signs in by it. */
  autoComplete: 'email' | 'username';
  hint?: string;
  defaultValue?: string | undefined;
};

/** A field for the address of an account. */
export function Email(props: EmailProps) {
  const { t } = useTranslation('accounts');
  return <TextField {...props} type="email" label={t('email')} maxLength={254} required />;
}
