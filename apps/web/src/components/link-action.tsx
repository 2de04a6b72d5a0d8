// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Spinner } from '@kga/ui/spinner';

import { useForm } from '../lib/forms/use-form.ts';
import { useTranslation } from '../lib/translation.ts';
import { FormErrors } from './errors/form-errors.tsx';
import { useLinkToken } from './mail-page.tsx';

type ButtonProps = {
  submit: string;
  sending: string;
  send: (token: string) => Promise<unknown>;
  onDone: () => void;
};

/**
 * Finishes on a press what the link of a mail is for. Opening the link changes nothing, because programs
 * open links, too.
 */
export function LinkAction({ noToken, ...button }: ButtonProps & { noToken: string }) {
  const { t } = useTranslation('shell');
  const token = useLinkToken();
  if (token === undefined) return <Spinner label={t('loading')} />;
  if (token === null) return <Notice>{noToken}</Notice>;
  return <ActionForm token={token} {...button} />;
}

function ActionForm({ token, submit, sending, send, onDone }: ButtonProps & { token: string }) {
  const form = useForm({ read: () => token, send, onDone });
  return (
    <form {...form.props} className="grid justify-items-start gap-5">
      <FormErrors form={form} labels={{}} />
      <Button type="submit" variant="signal" busy={form.busy} busyLabel={sending}>
        {submit}
      </Button>
    </form>
  );
}
