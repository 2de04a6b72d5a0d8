// SPDX-License-Identifier: AGPL-3.0-or-later
import { type OneTimeTokenBody, petitionPath } from '@kga/contracts/core';
import { confirmSignature } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Spinner } from '@kga/ui/spinner';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { CodeFields, codeProof, readCodeProof } from '../../../components/code-fields.tsx';
import { FormErrors } from '../../../components/errors/form-errors.tsx';
import { Alternative, MailPage, useLinkToken } from '../../../components/mail-page.tsx';
import { type CallResult, call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { PetitionTitleOf } from './petition-title.tsx';
import { Receipt } from './receipt.tsx';
import { Submitted } from './submitted.tsx';

type Confirmed = CallResult<typeof confirmSignature>;

/** Confirms a signature with a mail's link, on click, or with its code. */
export function ConfirmPage() {
  const { t } = useTranslation(['signatures', 'shell']);
  const { id = '' } = useParams();
  const client = useQueryClient();
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const onConfirmed = (answer: Confirmed) => {
    setConfirmed(answer);
    void refetchPath(client, '/api/petitions');
  };
  return (
    <MailPage
      title={t('confirm.title')}
      {...(confirmed === undefined && { lead: t(token ? 'confirm.leadLink' : 'confirm.lead') })}
    >
      <PetitionTitleOf id={id} />
      {token === undefined && <Spinner label={t('shell:loading')} />}
      {token !== undefined && confirmed === undefined && (
        <>
          {token !== null && (
            <>
              <Submitted slug={id} token={token} />
              <ConfirmForm slug={id} token={token} onConfirmed={onConfirmed} />
            </>
          )}
          <Alternative title={t('confirm.byCode')} open={token === null}>
            <ConfirmForm slug={id} token={null} onConfirmed={onConfirmed} />
          </Alternative>
        </>
      )}
      {confirmed !== undefined && <Receipt slug={id} {...confirmed} />}
      <p>
        <Link to={petitionPath(id)} className="font-semibold underline">
          {t('back')}
        </Link>
      </p>
    </MailPage>
  );
}

type ConfirmFormProps = {
  slug: string;
  /** Null to ask for the address and the code instead. */
  token: string | null;
  onConfirmed: (confirmed: Confirmed) => void;
};

function ConfirmForm({ slug, token, onConfirmed }: ConfirmFormProps) {
  const { t } = useTranslation('signatures');
  const byCode = token === null;
  const form = useForm({
    read: (texts): OneTimeTokenBody => (byCode ? readCodeProof(texts) : { token }),
    ...(byCode && { schema: codeProof }),
    send: (body) => call(confirmSignature, { params: { id: slug }, body }),
    onDone: onConfirmed,
  });
  const labels = { email: t('sign.email'), code: t('confirm.code') };
  return (
    <form {...form.props} className={byCode ? 'grid gap-5' : 'grid justify-items-start gap-5'}>
      <FormErrors form={form} labels={labels} />
      {byCode && <CodeFields {...{ form, labels }} hint={t('confirm.codeHint')} />}
      <Button
        type="submit"
        variant={byCode ? 'plain' : 'signal'}
        className="justify-self-start"
        busy={form.busy}
        busyLabel={t('confirm.sending')}
      >
        {t('confirm.submit')}
      </Button>
    </form>
  );
}
