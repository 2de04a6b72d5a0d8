// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Endpoint, mailCodeDays } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';

import { type PageForm, usePageForm } from '../lib/forms/page-form.ts';
import { useForm } from '../lib/forms/use-form.ts';
import { useTranslation } from '../lib/translation.ts';
import { type CodeProof, CodeFields } from './code-fields.tsx';
import { FormErrors } from './errors/form-errors.tsx';
import { LinkPending, useLinkToken } from './mail-page.tsx';

type ActionProps = {
  submit: string;
  sending: string;
  onDone: () => void;
};

type LinkActionProps<E extends Endpoint> = ActionProps & {
  /** Said above the form for the code where the address has no token. */
  noToken: string;
  send: (token: string) => Promise<unknown>;
  /** Does the same by the code of the mail. */
  form: PageForm<E, CodeProof>;
};

/**
 * Finishes on a press what the link of a mail is for, or by the code of the mail. Opening the link changes
 * nothing, because programs open links, too.
 */
export function LinkAction<E extends Endpoint>({
  noToken,
  send,
  form,
  ...action
}: LinkActionProps<E>) {
  const token = useLinkToken();
  const byCode = <CodeForm form={form} {...action} />;
  if (token === undefined) return <LinkPending byCode={byCode} />;
  if (token !== null) return <TokenForm token={token} send={send} {...action} />;
  return (
    <>
      <Notice>{noToken}</Notice>
      {byCode}
    </>
  );
}

type TokenFormProps = ActionProps & { token: string; send: (token: string) => Promise<unknown> };

function TokenForm({ token, submit, sending, send, onDone }: TokenFormProps) {
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

type CodeFormProps<E extends Endpoint> = ActionProps & { form: PageForm<E, CodeProof> };

function CodeForm<E extends Endpoint>({
  form: definition,
  submit,
  sending,
  onDone,
}: CodeFormProps<E>) {
  const { t } = useTranslation('errors');
  const form = usePageForm(definition, { onDone });
  const labels = { email: t('mailCode.email'), code: t('mailCode.code') };
  return (
    <form {...form.props} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      <CodeFields
        form={form}
        labels={labels}
        hint={t('mailCode.hint', { days: String(mailCodeDays) })}
      />
      <Button type="submit" className="justify-self-start" busy={form.busy} busyLabel={sending}>
        {submit}
      </Button>
    </form>
  );
}
