import { pathTo, withdrawSignature } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Spinner } from '@kga/ui/spinner';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { FormErrors } from '../../components/errors/form-errors.tsx';
import { MailPage, useLinkToken } from '../../components/mail-page.tsx';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { refetchPath } from '../../lib/freshness.ts';
import { useTranslation } from '../../lib/translation.ts';
import { PetitionTitleOf } from './petition-title.tsx';
import { Result } from './receipt.tsx';

/** Withdraws a signature by the link of a mail and a press. */
export function WithdrawPage() {
  const { t } = useTranslation(['signatures', 'shell']);
  const { id = '' } = useParams();
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  return (
    <MailPage title={t('withdraw.title')} {...(!done && { lead: t('withdraw.lead') })}>
      <PetitionTitleOf id={id} />
      {token === undefined && <Spinner label={t('shell:loading')} />}
      {token === null && <Notice>{t('withdraw.noToken')}</Notice>}
      {token && !done && <WithdrawForm slug={id} token={token} onDone={() => setDone(true)} />}
      {done && <Result title={t('withdraw.done')}>{t('withdraw.doneText')}</Result>}
      <p>
        <Link to={pathTo('petitionDetail', { id })} className="font-semibold underline">
          {t('back')}
        </Link>
      </p>
    </MailPage>
  );
}

type WithdrawFormProps = { slug: string; token: string; onDone: () => void };

/** Opening the link changes nothing, because programs open links, too. */
function WithdrawForm({ slug, token, onDone }: WithdrawFormProps) {
  const { t } = useTranslation('signatures');
  const client = useQueryClient();
  const form = useForm({
    read: () => ({ token }),
    send: (body) => call(withdrawSignature, { params: { id: slug }, body }),
    onDone: () => {
      onDone();
      void refetchPath(client, '/api/petitions');
    },
  });
  return (
    <form {...form.props} className="grid justify-items-start gap-5">
      <FormErrors form={form} labels={{}} />
      <Button type="submit" variant="signal" busy={form.busy} busyLabel={t('withdraw.sending')}>
        {t('withdraw.submit')}
      </Button>
    </form>
  );
}
