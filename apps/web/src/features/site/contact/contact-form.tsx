// SPDX-License-Identifier: AGPL-3.0-or-later
import { contactTopics, createContactMessage } from '@kga/contracts/site';
import { Button } from '@kga/ui/button';
import { NativeSelect } from '@kga/ui/native-select';
import { Notice } from '@kga/ui/notice';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { call } from '../../../lib/api.ts';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useOutcome, usePageForm } from '../../../lib/forms/page-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { InformationPage } from '../information/information-page.tsx';
import { contactForm, noTopic } from './form.ts';

const draft: DraftKey = 'draft:contact';

/** A message to the operator, with or without an address for an answer. */
export function ContactForm() {
  const { t } = useTranslation('contact');
  const outcome = useOutcome(contactForm);
  const [sent, setSent] = useState<{ email?: string | undefined } | undefined>(outcome?.values);
  return (
    <section aria-labelledby="contact-form" className="mt-10 border-t-2 border-ink pt-4">
      <h2 id="contact-form" className="text-xl">
        {t('title')}
      </h2>
      <div role="status">
        {sent && (
          <Notice
            className="mt-4"
            tone="success"
            title={t('done')}
            action={
              <Button size="small" className="noscript:hidden" onClick={() => setSent(undefined)}>
                {t('again')}
              </Button>
            }
          >
            {sent.email === undefined
              ? t('doneWithout')
              : t('doneWithAddress', { email: sent.email })}
          </Notice>
        )}
      </div>
      {!sent && <NewMessage onSent={(email) => setSent({ email })} />}
    </section>
  );
}

function NewMessage({ onSent }: { onSent: (email: string | undefined) => void }) {
  const { t } = useTranslation(['contact', 'shared']);
  const errorMessages = useErrorMessages();
  const tracesOf = useFormTraces(draft);
  const [keyFor] = useState(createIdempotencyKeys);
  const form = usePageForm(contactForm, {
    extend: (values, texts) => ({ ...values, traces: tracesOf(texts) }),
    send: ({ body }) => call(createContactMessage, { body }, { idempotencyKey: keyFor(body) }),
    onDone: (_answer, { email }) => onSent(email),
    draft: { key: draft, fields: ['text', 'email'] },
  });
  const [search] = useSearchParams();
  const asked = contactTopics.find((each) => each === search.get('topic'));
  const [topic, setTopic] = useState<string>(form.typed('topic') ?? asked ?? noTopic);
  const messageOf = (name: string, code: string) =>
    name === 'topic'
      ? t('topicMissing')
      : errorMessages.field(name, code === 'custom' ? 'too_small' : code);
  const field = useFieldProps(form, messageOf);
  const topics: { value: string; label: string }[] = [
    { value: noTopic, label: t('choose') },
    ...contactTopics.map((value) => ({ value, label: t(`topics.${value}`) })),
  ];
  const labels = { topic: t('topic'), text: t('text'), email: t('email') };
  return (
    <form {...form.props} action="#contact-form" className="mt-4 flex flex-col gap-6">
      <FormErrors form={form} labels={labels} fieldMessage={messageOf} className="empty:-mb-6" />
      <NativeSelect
        {...field('topic')}
        className="max-w-md"
        label={labels.topic}
        options={topics}
        value={topic}
        onValueChange={setTopic}
        required
      />
      <TextArea {...field('text')} label={labels.text} hint={t('textHint')} rows={8} required />
      <TextField
        {...field('email')}
        type="email"
        className="max-w-md"
        label={labels.email}
        note={t('shared:optional')}
        hint={t('emailHint')}
        autoComplete="email"
      />
      <HoneypotField label={t('trap')} />
      <Button
        type="submit"
        variant="signal"
        className="self-start"
        busy={form.busy}
        busyLabel={t('sending')}
      >
        {t('send')}
      </Button>
    </form>
  );
}

/** How to reach the operator: a form, and where other questions belong. */
export function ContactPage() {
  return (
    <InformationPage page="contact">
      <ContactForm />
    </InformationPage>
  );
}
