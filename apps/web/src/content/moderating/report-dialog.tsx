// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import { createReport } from '@kga/contracts/moderation';
import { Dialog } from '@kga/ui/dialog';
import { useToast } from '@kga/ui/toast';
import { useState } from 'react';
import * as z from 'zod/mini';

import { ensureGuest } from '../../auth/guest/guest-registration.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { FormErrors } from '../../components/errors/form-errors.tsx';
import { DialogFormButtons } from '../../components/modal-dialog.tsx';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type NamedContent, ReportTrigger } from '../button-triggers.tsx';
import { ReasonFields } from './reason-fields.tsx';

/** The report button with its dialog. Opens at once: it is loaded by pressing the button. */
export function ReportDialog({ kind, id, of }: NamedContent) {
  const { t } = useTranslation(['content', 'shared']);
  const { show } = useToast();
  const [open, setOpen] = useState(true);
  const [reported, setReported] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<ReportTrigger of={of} reported={reported} />}
      title={t(`report.title.${kind}`)}
      description={t(reported ? 'report.again' : 'report.text')}
      closeLabel={t('shared:close')}
    >
      <ReportForm
        content={{ kind, id }}
        onDone={() => {
          setOpen(false);
          setReported(true);
          show({
            title: t('report.done'),
            description: t('report.doneText'),
            tone: 'success',
          });
        }}
      />
    </Dialog>
  );
}

/** The reason and note of a report. Visitors without an account can report too. */
function ReportForm({ content, onDone }: { content: ContentRef; onDone: () => void }) {
  const { t } = useTranslation('content');
  const { status } = useAuth();
  const form = useForm({
    read: ({ reason = '', note = '' }) => ({ ...content, reason, note: note.trim() }),
    schema: createReport.schema.body,
    send: async (values) => {
      // A new visitor may not be registered as a guest yet.
      if (status !== 'authenticated') await ensureGuest();
      await call(createReport, { body: z.parse(createReport.schema.body, values) });
    },
    onDone,
    draft: { key: `draft:report-${content.id}`, fields: ['note'] },
  });
  const reason = t('report.reason');
  const note = t('report.note');
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormErrors form={form} labels={{ reason, note }} />
      <ReasonFields
        form={form}
        legend={reason}
        note={{ label: note, hint: t('report.noteHint'), optional: true }}
      />
      <DialogFormButtons form={form} busyLabel={t('report.sending')}>
        {t('report.send')}
      </DialogFormButtons>
    </form>
  );
}
