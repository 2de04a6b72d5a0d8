// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionPath, regionOf } from '@kga/contracts/core';
import { confirmSubscription } from '@kga/contracts/petitions';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { LinkAction } from '../../components/link-action.tsx';
import { MailPage } from '../../components/mail-page.tsx';
import { petitionQuery } from '../../components/progress/queries.ts';
import { call } from '../../lib/api.ts';
import { useOutcome } from '../../lib/forms/page-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useRegionName } from './petition-texts.ts';
import { petitionIdOf } from './queries.ts';
import { confirmUpdatesForm } from './subscription-forms.ts';

/** Confirms that mails about a petition, or one about the opening of the next in a region, are wanted. */
export function ConfirmUpdatesPage() {
  const { t } = useTranslation(['petitions', 'regions']);
  const id = petitionIdOf(useParams()['id'] ?? '');
  const region = regionOf(id);
  const regionName = useRegionName();
  const isPetition = useQuery(petitionQuery(id)).data !== null;
  const texts =
    isPetition || region === undefined
      ? {
          title: t('subscribe.title'),
          lead: t('subscribe.confirmLead'),
          done: t('subscribe.confirmed'),
        }
      : {
          title: t('regions:subscribe.title'),
          lead: t('regions:subscribe.confirmLead', { region: regionName(region) }),
          done: t('regions:subscribe.confirmed'),
        };
  const [done, setDone] = useState(useOutcome(confirmUpdatesForm) !== undefined);
  return (
    <MailPage title={texts.title} {...(!done && { lead: texts.lead })}>
      {!done && (
        <LinkAction
          noToken={t('subscribe.noToken')}
          submit={t('subscribe.confirm')}
          sending={t('subscribe.sending')}
          send={(token) => call(confirmSubscription, { params: { id }, body: { token } })}
          form={confirmUpdatesForm}
          onDone={() => setDone(true)}
        />
      )}
      <div role="status">{done && <Notice tone="success" title={texts.done} />}</div>
      <p>
        <Link to={petitionPath(id)} className="font-semibold underline">
          {isPetition || region === undefined ? t('reasons.back') : regionName(region)}
        </Link>
      </p>
    </MailPage>
  );
}
