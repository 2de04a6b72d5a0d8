// SPDX-License-Identifier: AGPL-3.0-or-later
import { mailChoicesPath } from '@kga/contracts/core';
import { unsubscribe } from '@kga/contracts/forum';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { LinkAction } from '../components/link-action.tsx';
import { MailPage } from '../components/mail-page.tsx';
import { call } from '../lib/api.ts';
import { useOutcome } from '../lib/forms/page-form.ts';
import { useTranslation } from '../lib/translation.ts';
import { unsubscribeForm } from './unsubscribe-form.ts';

/** Ends mails about a post or of a kind. */
export function UnsubscribePage() {
  const { t } = useTranslation('forum');
  const [done, setDone] = useState(useOutcome(unsubscribeForm) !== undefined);
  return (
    <MailPage title={t('unsubscribe.title')} lead={t('unsubscribe.lead')}>
      {!done && (
        <LinkAction
          noToken={t('unsubscribe.noToken')}
          submit={t('unsubscribe.button')}
          sending={t('form.sending')}
          send={(token) => call(unsubscribe, { query: { token } })}
          form={unsubscribeForm}
          onDone={() => setDone(true)}
        />
      )}
      <div role="status">
        {done && (
          <Notice
            tone="success"
            title={t('unsubscribe.done')}
            action={
              <Button asChild>
                <Link to={mailChoicesPath}>{t('unsubscribe.choose')}</Link>
              </Button>
            }
          >
            {t('unsubscribe.doneText')}
          </Notice>
        )}
      </div>
    </MailPage>
  );
}
