import { email, forgotPassword, loginPath, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { Notice } from '@kga/ui/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { call } from '../../../lib/api.ts';
import { storeDraft } from '../../../lib/forms/drafts.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { MailPage } from '../account-page.tsx';
import { accountDraft, Email } from '../code-fields.tsx';

const schema = z.object({ email });

/** Requests a password reset mail; the result does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string>();
  return (
    <MailPage title={t('forgot.title')} lead={t('forgot.lead')}>
      {sentTo === undefined && <ForgotForm onSent={setSentTo} />}
      <div role="status">
        {sentTo !== undefined && (
          <Notice
            tone="success"
            title={t('forgot.sent')}
            action={
              <>
                <Button asChild size="small">
                  <Link to={pathTo('resetPassword')}>{t('forgot.byHand')}</Link>
                </Button>
                <Button size="small" variant="quiet" onClick={() => setSentTo(undefined)}>
                  {t('forgot.again')}
                </Button>
              </>
            }
          >
            {t('forgot.sentText', { email: sentTo })}
          </Notice>
        )}
      </div>
      <p>
        <TextLink asChild variant="standalone">
          <Link to={loginPath()}>{t('backToLogin')}</Link>
        </TextLink>
      </p>
    </MailPage>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts');
  const form = useForm({
    read: (texts) => ({ email: texts['email']?.trim() ?? '' }),
    schema,
    send: (body) => call(forgotPassword, { body }),
    onDone: (_, values) => {
      // The next page asks for the code of this email address.
      storeDraft(accountDraft, values);
      onSent(values.email);
    },
    draft: { key: accountDraft, fields: ['email'] },
  });
  const field = useFieldProps(form);
  return (
    <form {...form.props} className="grid gap-5">
      <FormErrors form={form} labels={{ email: t('email') }} />
      <Email {...field('email')} autoComplete="username" />
      <Button
        type="submit"
        variant="signal"
        className="justify-self-start"
        busy={form.busy}
        busyLabel={t('working')}
      >
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
