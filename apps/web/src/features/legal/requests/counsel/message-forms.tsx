// SPDX-License-Identifier: AGPL-3.0-or-later
import { createLegalNote, createLegalReply, legalLengths } from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { TextArea } from '@kga/ui/text-area';
import { useState } from 'react';
import * as z from 'zod/mini';

import { FormErrors, useFieldProps } from '../../../../components/errors/form-errors.tsx';
import { call } from '../../../../lib/api.ts';
import { createIdempotencyKeys } from '../../../../lib/forms/form-values.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { useRequest } from './use-request.ts';

/** A reply, which is mailed. */
export function ReplyForm({ id, language }: { id: string; language: string }) {
  const { t } = useTranslation('counselLegalRequests');
  const formats = useFormats();
  const { show } = useRequest(id);
  const [keyFor] = useState(createIdempotencyKeys);
  const form = useForm({
    read: (texts) => ({ text: texts['text']?.trim() ?? '' }),
    schema: createLegalReply.schema.body,
    send: (values) => {
      const body = z.parse(createLegalReply.schema.body, values);
      const idempotencyKey = keyFor(body);
      return call(createLegalReply, { params: { id }, body }, { idempotencyKey });
    },
    onDone: (request) => {
      show(request, t('reply.sent'));
      form.reset();
    },
  });
  const field = useFieldProps(form, () => t('reply.error'));
  return (
    <form {...form.props} className="grid justify-items-start gap-4">
      <FormErrors
        form={form}
        labels={{ text: t('reply.title') }}
        fieldMessage={() => t('reply.error')}
        {...(form.error !== undefined && { text: t('reply.failed') })}
      />
      <TextArea
        {...field('text')}
        className="w-full"
        label={t('reply.title')}
        hint={formats.sentences(t('reply.hint', { language }), t('reply.notAdvice'))}
        rows={8}
        maxLength={legalLengths.text}
      />
      <Button type="submit" variant="signal" busy={form.busy} busyLabel={t('reply.sending')}>
        {t('reply.send')}
      </Button>
    </form>
  );
}

/** A note, which only counsel can read. */
export function NoteForm({ id }: { id: string }) {
  const { t } = useTranslation('counselLegalRequests');
  const { show } = useRequest(id);
  const [keyFor] = useState(createIdempotencyKeys);
  const form = useForm({
    read: (texts) => ({ text: texts['text']?.trim() ?? '' }),
    schema: createLegalNote.schema.body,
    send: (values) => {
      const body = z.parse(createLegalNote.schema.body, values);
      const idempotencyKey = keyFor(body);
      return call(createLegalNote, { params: { id }, body }, { idempotencyKey });
    },
    onDone: (request) => {
      show(request, t('notes.added'));
      form.reset();
    },
  });
  const field = useFieldProps(form, () => t('notes.error'));
  return (
    <form {...form.props} className="grid justify-items-start gap-4">
      <FormErrors
        form={form}
        labels={{ text: t('notes.title') }}
        fieldMessage={() => t('notes.error')}
      />
      <TextArea
        {...field('text')}
        className="w-full"
        label={t('notes.add')}
        rows={3}
        maxLength={legalLengths.note}
      />
      <Button type="submit" busy={form.busy} busyLabel={t('saving')}>
        {t('notes.add')}
      </Button>
    </form>
  );
}
