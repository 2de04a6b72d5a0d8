// SPDX-License-Identifier: AGPL-3.0-or-later
import { type User, verifyEmail } from '@kga/contracts/accounts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';

import { refetchUserInAllTabs } from '../../auth/change-user.ts';
import { CodeField, codeProof, readCodeProof } from '../../components/code-fields.tsx';
import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { SubmitButton } from './form-fields.tsx';
import { deleteRegisteredFrom } from './registered-from.ts';
import { ResendButton } from './verify-notice.tsx';

/** On the page that registering led back to: says that a mail was sent, and takes its code. */
export function RegisteredPrompt({ user, onEnd }: { user: User; onEnd: () => void }) {
  const { t } = useTranslation('accounts');
  const client = useQueryClient();
  const { show } = useToast();
  const end = () => {
    deleteRegisteredFrom();
    onEnd();
  };
  const form = useForm({
    read: (texts) => ({ ...readCodeProof(texts), email: user.email }),
    schema: codeProof,
    send: (body) => call(verifyEmail, { body }),
    onDone: ({ email }) => {
      end();
      show({
        title: t('verify.done'),
        description: t('verify.doneText', { email }),
        tone: 'success',
      });
      void refetchUserInAllTabs(client);
    },
  });
  const field = useFieldProps(form);
  const labels = { code: t('code') };
  return (
    <aside aria-label={t('verify.noticeTitle')} className="no-print column-data pt-6">
      <Notice
        tone="caution"
        title={t('verify.noticeTitle')}
        action={
          <>
            <ResendButton to={user.email} />
            <Button size="small" variant="quiet" onClick={end}>
              {t('verify.later')}
            </Button>
          </>
        }
      >
        <p className="[overflow-wrap:anywhere]">{t('verify.prompt', { email: user.email })}</p>
        <form {...form.props} className="mt-3 grid gap-3">
          <FormErrors form={form} labels={labels} />
          <div className="flex flex-wrap items-end gap-3">
            <CodeField {...field('code')} className="max-w-48" label={labels.code} />
            <SubmitButton form={form} variant="plain" className="min-w-0">
              {t('verify.submit')}
            </SubmitButton>
          </div>
        </form>
      </Notice>
    </aside>
  );
}
