// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentLanguageOf, loginPath } from '@kga/contracts/core';
import { type LegalRegion, createLetterAnswer, letterAnswerMax } from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { Notice } from '@kga/ui/notice';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useToast } from '@kga/ui/toast';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { useReturnPath } from '../../../auth/return-path.ts';
import { ensureRegistered, useAuth } from '../../../auth/use-auth.ts';
import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { ContentFormErrors, useTextFieldMessage } from '../../../content/content-form-errors.tsx';
import { DraftLanguageField } from '../../../content/draft-choice.tsx';
import { call } from '../../../lib/api.ts';
import { type DraftKey } from '../../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';

const textNames = ['who', 'answeredOn', 'content'] as const;

type Texts = Readonly<Record<string, string>>;

/** What the fields say, as the API expects it. */
const bodyOf = (texts: Texts) => ({
  who: (texts['who'] ?? '').trim(),
  answeredOn: texts['answeredOn'] ?? '',
  content: (texts['content'] ?? '').trim(),
  consent: texts['consent'] !== undefined || undefined,
  language: contentLanguageOf(texts['language'] ?? ''),
});

type AnswerFormProps = { region: LegalRegion; onShared: () => void };

/** The form to share an answer, with or without an account. */
export function AnswerForm(props: AnswerFormProps) {
  const { t } = useTranslation('answersLegal');
  const { user } = useAuth();
  if (user?.suspended) return <Notice>{t('form.suspended')}</Notice>;
  return <Fields {...props} />;
}

function useShareForm({ region, onShared }: AnswerFormProps, draftKey: DraftKey) {
  const { t } = useTranslation('answersLegal');
  const { show } = useToast();
  const { user } = useAuth();
  const tracesOf = useFormTraces(draftKey);
  const [keyFor] = useState(createIdempotencyKeys);
  const [wasMember, setWasMember] = useState(false);
  const form = useForm({
    read: (texts) => ({ ...bodyOf(texts), traces: tracesOf(texts) }),
    schema: createLetterAnswer.schema.body,
    send: async ({ consent, ...body }) => {
      if (consent === undefined) return null;
      setWasMember(user !== null);
      await ensureRegistered(user?.id ?? '');
      const input = { params: { region }, body: { ...body, consent } };
      return call(createLetterAnswer, input, { idempotencyKey: keyFor(body) });
    },
    onDone: () => {
      form.reset();
      show({ title: t('form.done'), description: t('form.doneText'), tone: 'success' });
      onShared();
    },
    draft: { key: draftKey, fields: [...textNames, 'language'] },
  });
  return { form, wasMember };
}

function Fields(props: AnswerFormProps) {
  const { t } = useTranslation('answersLegal');
  const draftKey: DraftKey = `draft:letter_answer-of:${props.region}`;
  const { form, wasMember } = useShareForm(props, draftKey);
  const textMessage = useTextFieldMessage();
  const messageOf = (name: string, code: string) => {
    if (name === 'consent') return t('form.consentMissing');
    return name === 'answeredOn' ? t('form.answeredOnWrong') : textMessage(name, code);
  };
  const field = useFieldProps(form, messageOf);
  const labels = {
    who: t('form.who'),
    answeredOn: t('form.answeredOn'),
    content: t('form.content'),
    consent: t('form.consentName'),
  };
  const whoId = form.idOf('who');
  // The button that opened the form is gone.
  useEffect(() => document.getElementById(whoId)?.focus(), [whoId]);
  return (
    <form {...form.props} aria-label={t('share')} className="flex max-w-text flex-col gap-5">
      <ContentFormErrors
        form={form}
        labels={labels}
        fieldMessage={messageOf}
        wasMember={wasMember}
      />
      <TextField
        {...field('who')}
        label={labels.who}
        hint={t('form.whoHint')}
        maxLength={letterAnswerMax.who}
        autoComplete="off"
        dir="auto"
        required
      />
      <TextField
        {...field('answeredOn')}
        type="date"
        label={labels.answeredOn}
        className="max-w-60"
        required
      />
      <TextArea
        {...field('content')}
        label={labels.content}
        hint={t('form.contentHint')}
        maxLength={letterAnswerMax.content}
        dir="auto"
        rows={6}
        required
      />
      <DraftLanguageField draftKey={draftKey} label={t('form.language')} className="max-w-60" />
      <Checkbox
        {...field('consent')}
        label={t('form.consent')}
        hint={t('form.consentHint')}
        required
      />
      <HoneypotField label={t('form.trap')} />
      <Review />
      <Button
        type="submit"
        variant="signal"
        className="self-start"
        busy={form.busy}
        busyLabel={t('form.sending')}
      >
        {t('form.send')}
      </Button>
    </form>
  );
}

/** That a moderator looks first, and as whom one writes. */
function Review() {
  const { t } = useTranslation('answersLegal');
  const { status } = useAuth();
  const returnTo = useReturnPath();
  return (
    <p className="text-muted">
      {t('form.review')}
      {status !== 'authenticated' && (
        <>
          {' '}
          {t('form.asGuest')} <Link to={loginPath({ returnTo })}>{t('form.logIn')}</Link>
        </>
      )}
    </p>
  );
}
