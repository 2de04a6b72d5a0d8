// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { confirmSubscription } from '@kga/contracts/petitions';
import { Notice } from '@kga/ui/notice';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { LinkAction } from '../../components/link-action.tsx';
import { MailPage } from '../../components/mail-page.tsx';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Confirms that mails about a petition are wanted. */
export function ConfirmUpdatesPage() {
  const { t } = useTranslation('petitions');
  const { id = '' } = useParams();
  const [done, setDone] = useState(false);
  return (
    <MailPage title={t('subscribe.title')} {...(!done && { lead: t('subscribe.confirmLead') })}>
      {!done && (
        <LinkAction
          noToken={t('subscribe.noToken')}
          submit={t('subscribe.confirm')}
          sending={t('subscribe.sending')}
          send={(token) => call(confirmSubscription, { params: { id }, body: { token } })}
          onDone={() => setDone(true)}
        />
      )}
      <div role="status">{done && <Notice tone="success" title={t('subscribe.confirmed')} />}</div>
      <p>
        <Link to={pathTo('petitionDetail', { id })} className="font-semibold underline">
          {t('reasons.back')}
        </Link>
      </p>
    </MailPage>
  );
}
