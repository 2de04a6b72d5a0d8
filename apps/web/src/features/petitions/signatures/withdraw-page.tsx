// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionPath } from '@kga/contracts/core';
import { type Petition, isPetitionDelivered, withdrawSignature } from '@kga/contracts/petitions';
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
import { announceSigning } from './signing-record.ts';

/** What withdrawing means: whether one can sign again, and whether the names were handed over. */
function meaningOf(petition: Petition | undefined): 'collecting' | 'closed' | 'delivered' {
  if (!petition || petition.status === 'collecting') return 'collecting';
  return isPetitionDelivered(petition.status) && petition.dates.submitted !== null
    ? 'delivered'
    : 'closed';
}

/** Withdraws a signature. */
export function WithdrawPage() {
  const { t } = useTranslation('signatures');
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { data: petition } = useQuery(petitionQuery(id));
  const formats = useFormats();
  const about = meaningOf(petition ?? undefined);
  const submitted = petition?.dates.submitted;
  const day = submitted ? formats.day(submitted) : '';
  const [done, setDone] = useState(useOutcome(withdrawForm) !== undefined);
  return (
    <MailPage
      title={t('withdraw.title')}
      {...(!done && { lead: t(`withdraw.lead.${about}`, { day }) })}
    >
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
            announceSigning(id, null);
            void refetchPath(client, '/api/petitions');
          }}
        />
      )}
      {done && (
        <Result title={t('withdraw.done')}>{t(`withdraw.doneText.${about}`, { day })}</Result>
      )}
      <p>
        <Link to={petitionPath(id)} className="font-semibold underline">
          {t('back')}
        </Link>
      </p>
    </MailPage>
  );
}
