import { mailChoicesPath, unsubscribe } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Spinner } from '@kga/ui/spinner';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { FormErrors } from '../components/errors/form-errors.tsx';
import { MailPage, useLinkToken } from '../components/mail-page.tsx';
import { call } from '../lib/api.ts';
import { useForm } from '../lib/forms/use-form.ts';
import { useTranslation } from '../lib/translation.ts';

/** Ends mails about a post or of a kind, by the link of such a mail and a press. */
export function UnsubscribePage() {
  const { t } = useTranslation(['forum', 'shell']);
  const token = useLinkToken();
  const [done, setDone] = useState(false);
  return (
    <MailPage title={t('unsubscribe.title')} lead={t('unsubscribe.lead')}>
      {token === undefined && <Spinner label={t('shell:loading')} />}
      {token === null && <Notice>{t('unsubscribe.noToken')}</Notice>}
      {token && !done && <Press token={token} onDone={() => setDone(true)} />}
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

/** Opening the link changes nothing, because programs open links, too. */
function Press({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('forum');
  const form = useForm({
    read: () => ({ token }),
    send: (query) => call(unsubscribe, { query }),
    onDone,
  });
  return (
    <form {...form.props} className="grid justify-items-start gap-5">
      <FormErrors form={form} labels={{}} />
      <Button type="submit" variant="signal" busy={form.busy} busyLabel={t('form.sending')}>
        {t('unsubscribe.button')}
      </Button>
    </form>
  );
}
