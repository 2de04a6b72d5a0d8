// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Petition, createSubscription } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';

import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { call } from '../../lib/api.ts';
import { HoneypotField } from '../../lib/forms/form-traces.tsx';
import { useOutcome, usePageForm } from '../../lib/forms/page-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Part } from './petition/petition-parts.tsx';
import { subscribeForm } from './subscription-forms.ts';

type SubscribeFormProps = {
  /** A petition, or the region that none has opened in. */
  petition: Pick<Petition, 'id'>;
  /** Of a form that is not about the updates of a petition. */
  texts?: { title: string; lead: string; submit: string };
};

/** Asks for mails about a petition without signing it, or for one when a region has a petition. */
export function SubscribeForm({ petition: { id }, texts }: SubscribeFormProps) {
  const { t } = useTranslation('petitions');
  const { title, lead, submit } = texts ?? {
    title: t('subscribe.title'),
    lead: t('subscribe.lead'),
    submit: t('subscribe.submit'),
  };
  const [done, setDone] = useState(useOutcome(subscribeForm) !== undefined);
  const form = usePageForm(subscribeForm, {
    send: ({ body }) => call(createSubscription, { params: { id }, body }),
    onDone: () => setDone(true),
  });
  const message = () => t('subscribe.invalid');
  const field = useFieldProps(form, message);
  return (
    <Part title={title} anchor="subscribe">
      <div role="status">
        {done && (
          <Notice className="mt-3" tone="success" title={t('subscribe.sent')}>
            {t('subscribe.sentText')}
          </Notice>
        )}
      </div>
      {!done && (
        <form
          {...form.props}
          action="#subscribe"
          className="no-print mt-3 grid max-w-md justify-items-start gap-4"
        >
          <p className="text-muted">{lead}</p>
          <FormErrors form={form} labels={{ email: t('subscribe.email') }} fieldMessage={message} />
          <TextField
            {...field('email')}
            type="email"
            label={t('subscribe.email')}
            autoComplete="email"
            className="w-full"
            required
          />
          <HoneypotField label={t('subscribe.leaveEmpty')} />
          <Button type="submit" busy={form.busy} busyLabel={t('subscribe.sending')}>
            {submit}
          </Button>
        </form>
      )}
    </Part>
  );
}
