import { confirmSubscription, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Spinner } from '@kga/ui/spinner';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { FormErrors } from '../../components/errors/form-errors.tsx';
import { MailPage, useLinkToken } from '../../components/mail-page.tsx';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Confirms by the link of a mail and a press that mails about a petition are wanted. */
export function ConfirmUpdatesPage() {
  const { t } = useTranslation(['petitions', 'shell']);
  const { id = '' } = useParams();
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  return (
    <MailPage title={t('subscribe.title')} {...(!done && { lead: t('subscribe.confirmLead') })}>
      {token === undefined && <Spinner label={t('shell:loading')} />}
      {token === null && <Notice>{t('subscribe.noToken')}</Notice>}
      {token && !done && <Press slug={id} token={token} onDone={() => setDone(true)} />}
      <div role="status">{done && <Notice tone="success" title={t('subscribe.confirmed')} />}</div>
      <p>
        <Link to={pathTo('petitionDetail', { id })} className="font-semibold underline">
          {t('reasons.back')}
        </Link>
      </p>
    </MailPage>
  );
}

type PressProps = { slug: string; token: string; onDone: () => void };

/** Opening the link changes nothing, because programs open links, too. */
function Press({ slug, token, onDone }: PressProps) {
  const { t } = useTranslation('petitions');
  const form = useForm({
    read: () => ({ token }),
    send: (body) => call(confirmSubscription, { params: { id: slug }, body }),
    onDone,
  });
  return (
    <form {...form.props} className="grid justify-items-start gap-5">
      <FormErrors form={form} labels={{}} />
      <Button type="submit" variant="signal" busy={form.busy} busyLabel={t('subscribe.sending')}>
        {t('subscribe.confirm')}
      </Button>
    </form>
  );
}
