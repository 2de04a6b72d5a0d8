// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionPath } from '@kga/contracts/core';
import { withdrawSignature } from '@kga/contracts/petitions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { LinkAction } from '../../../components/link-action.tsx';
import { MailPage } from '../../../components/mail-page.tsx';
import { petitionQuery } from '../../../components/progress/queries.ts';
import { call } from '../../../lib/api.ts';
import { useOutcome } from '../../../lib/forms/page-form.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { withdrawForm } from './forms.ts';
import { PetitionTitleOf } from './petition-title.tsx';
import { Result } from './receipt.tsx';

/** Withdraws a signature. */
export function WithdrawPage() {
  const { t } = useTranslation('signatures');
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { data: petition } = useQuery(petitionQuery(id));
  const formats = useFormats();
  const [done, setDone] = useState(useOutcome(withdrawForm) !== undefined);
  return (
    <MailPage title={t('withdraw.title')} {...(!done && { lead: t('withdraw.lead') })}>
      <PetitionTitleOf id={id} />
      {!done && (
        <LinkAction
          noToken={t('withdraw.noToken')}
          submit={t('withdraw.submit')}
          sending={t('withdraw.sending')}
          send={(token) => call(withdrawSignature, { params: { id }, body: { token } })}
          form={withdrawForm}
          onDone={() => {
            setDone(true);
            void refetchPath(client, '/api/petitions');
          }}
        />
      )}
      {done && (
        <Result title={t('withdraw.done')}>
          {formats.sentences(
            t('withdraw.doneText'),
            ...(petition?.status === 'collecting' ? [t('withdraw.again')] : []),
          )}
        </Result>
      )}
      <p>
        <Link to={petitionPath(id)} className="font-semibold underline">
          {t('back')}
        </Link>
      </p>
    </MailPage>
  );
}
