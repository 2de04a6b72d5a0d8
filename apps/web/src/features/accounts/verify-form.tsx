import { type OneTimeTokenBody, verifyEmail } from '@kga/contracts';
import { Button } from '@kga/ui/button';

import { useAuth } from '../../auth/use-auth.ts';
import { FormErrors } from '../../components/errors/form-errors.tsx';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { CodeFields, readCodeProof, codeProof, useCodeLabels } from './code-fields.tsx';

type Props = { onVerified: (email: string) => void };

const verify = (body: OneTimeTokenBody) => call(verifyEmail, { body });

/** Confirms the token of a link on click: opening the link alone changes nothing. */
export function VerifyByLink({ token, onVerified }: Props & { token: string }) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    read: () => ({ token }),
    send: verify,
    onDone: ({ email }) => onVerified(email),
  });
  return (
    <form {...form.props} className="grid justify-items-start gap-5">
      <FormErrors form={form} labels={{}} />
      <Button type="submit" variant="signal" busy={form.busy} busyLabel={t('working')}>
        {t('verify.submit')}
      </Button>
    </form>
  );
}

/** Confirms by the code from the mail. */
export function VerifyByHand({ onVerified }: Props) {
  const { t } = useTranslation('accounts');
  const { user } = useAuth();
  const labels = useCodeLabels();
  const form = useForm({
    read: readCodeProof,
    schema: codeProof,
    send: verify,
    onDone: ({ email }) => onVerified(email),
  });
  return (
    <form {...form.props} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      <CodeFields form={form} known={user?.email} />
      <Button
        type="submit"
        className="justify-self-start"
        busy={form.busy}
        busyLabel={t('working')}
      >
        {t('verify.submit')}
      </Button>
    </form>
  );
}
