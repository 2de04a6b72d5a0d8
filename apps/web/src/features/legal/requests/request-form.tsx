// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalLengths } from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { Notice } from '@kga/ui/notice';
import { TextField } from '@kga/ui/text-field';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';

import { useAuth } from '../../../auth/use-auth.ts';
import { nameOf } from '../../../auth/user.ts';
import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { storeDraft } from '../../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { Attachments } from './attachments.tsx';
import {
  type RequestDraftKey,
  contactFields,
  draftFields,
  useSavedDraft,
} from './request-draft.ts';
import { useAttachments } from './use-attachments.ts';

export type Sent = { reference: string; token: string; email: string };

type Texts = Readonly<Record<string, string>>;

/** Props of a field by its name. */
export type FieldOf = ReturnType<typeof useFieldProps>;

type RequestFormProps = {
  draft: RequestDraftKey;
  schema: z.core.$ZodType;
  /** The fields of this form beside contact and files. */
  read: (texts: Texts) => object;
  send: (values: object) => Promise<{ reference: string; token: string }>;
  /** Labels and messages of these fields. */
  labels: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  submit: { label: string; busy: string };
  onSent: (sent: Sent) => void;
  children: (field: FieldOf) => ReactNode;
};

/** Labels of all fields, and messages of wrong ones. */
function useTexts({ labels: own, errors }: Pick<RequestFormProps, 'labels' | 'errors'>) {
  const { t } = useTranslation('legalRequests');
  const labels = {
    fullName: t('request.fullName'),
    email: t('request.email'),
    phone: t('request.phone'),
    ...own,
    attachments: t('request.attachments.label'),
    consent: t('request.consent.name'),
  };
  const messages: Texts = {
    fullName: t('request.errors.fullName'),
    email: t('request.errors.email'),
    phone: t('request.errors.phone'),
    attachments: t('request.attachments.unreadable', { name: t('request.attachments.label') }),
    consent: t('request.consent.error'),
    ...errors,
  };
  return { labels, messages };
}

/** Name and address, of the account where the visitor has one. */
function ContactFields({
  field,
  labels,
  saved,
}: {
  field: FieldOf;
  labels: ReturnType<typeof useTexts>['labels'];
  saved: Texts;
}) {
  const { t } = useTranslation('legalRequests');
  const { user } = useAuth();
  /** The draft's text comes before the account's, which is known later. */
  const initial = (name: 'fullName' | 'email', ofAccount = '') =>
    (saved[name] ?? '') === '' ? ofAccount : saved[name];
  return (
    <>
      <TextField
        key={`name ${user?.id ?? ''}`}
        {...field('fullName')}
        label={labels.fullName}
        hint={t('request.fullNameHint')}
        defaultValue={initial('fullName', user ? nameOf(user) : '')}
        maxLength={legalLengths.name}
        autoComplete="name"
        required
      />
      <TextField
        key={`email ${user?.id ?? ''}`}
        {...field('email')}
        type="email"
        label={labels.email}
        hint={t('request.emailHint')}
        defaultValue={initial('email', user?.email)}
        autoComplete="email"
        required
      />
      <TextField
        {...field('phone')}
        type="tel"
        label={labels.phone}
        hint={t('request.phoneHint')}
        maxLength={legalLengths.phone}
        autoComplete="tel"
        required
      />
    </>
  );
}

/** The parts that both forms share. A draft is stored only where the person asks for it. */
export function RequestForm(props: RequestFormProps) {
  const { draft, submit, onSent } = props;
  const { t } = useTranslation('legalRequests');
  const { user } = useAuth();
  const language = useLanguage();
  const errorMessages = useErrorMessages();
  const attachments = useAttachments();
  const tracesOf = useFormTraces(draft);
  const saved = useSavedDraft(draft);
  const restored = Object.values(saved).some((text) => text !== '');
  const [isStored, setStored] = useState(restored);
  const form = useForm({
    read: (texts) => ({
      ...Object.fromEntries(contactFields.map((name) => [name, texts[name]?.trim() ?? ''])),
      ...props.read(texts),
      language,
      consent: texts['consent'] !== undefined,
      ...(attachments.ids.length > 0 && { attachments: attachments.ids }),
      traces: tracesOf(texts),
    }),
    schema: props.schema,
    send: props.send,
    onDone: ({ reference, token }, values) => {
      const email = 'email' in values && typeof values.email === 'string' ? values.email : '';
      onSent({ reference, token, email });
    },
    ...(isStored && { draft: { key: draft, fields: draftFields[draft] } }),
  });
  const { labels, messages } = useTexts(props);
  const messageOf = (name: string, code: string) =>
    messages[name] ?? errorMessages.field(name, code);
  const field = useFieldProps(form, messageOf);
  return (
    <form {...form.props} className="mt-6 flex flex-col gap-6">
      <FormErrors form={form} labels={labels} fieldMessage={messageOf} className="empty:-mb-6" />
      {restored && <Notice>{t('request.draft.restored')}</Notice>}
      <p className="text-muted">{user ? t('request.member') : t('request.guest')}</p>
      <ContactFields {...{ field, labels, saved }} />
      {props.children(field)}
      <Attachments
        id={form.idOf('attachments')}
        error={field('attachments').error}
        attachments={attachments}
      />
      <HoneypotField label={t('request.trap')} />
      <Checkbox
        {...field('consent')}
        label={t('request.consent.label')}
        hint={t('request.consent.text')}
        required
      />
      <Checkbox
        label={t('request.draft.keep')}
        hint={t('request.draft.shared')}
        checked={isStored}
        onChange={({ target }) => {
          setStored(target.checked);
          if (!target.checked) storeDraft(draft, null);
        }}
      />
      <Button
        type="submit"
        variant="signal"
        className="self-start"
        busy={form.busy || attachments.busy}
        busyLabel={submit.busy}
      >
        {submit.label}
      </Button>
    </form>
  );
}
