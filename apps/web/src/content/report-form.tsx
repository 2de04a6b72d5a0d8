import { type ContentRef, createReport } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { DialogClose } from '@kga/ui/dialog';
import * as z from 'zod/mini';

import { ensureGuest } from '../auth/guest/guest-registration.ts';
import { useAuth } from '../auth/use-auth.ts';
import { FormErrors } from '../components/errors/form-errors.tsx';
import { call } from '../lib/api.ts';
import { useForm } from '../lib/forms/use-form.ts';
import { useTranslation } from '../lib/translation.ts';
import { ReasonFields } from './reason-fields.tsx';

/** What is wrong with a piece, for moderators. Anybody may say it. */
export function ReportForm({ piece, onDone }: { piece: ContentRef; onDone: () => void }) {
  const { t } = useTranslation('content');
  const { status } = useAuth();
  const form = useForm({
    read: ({ reason = '', note = '' }) => ({ ...piece, reason, note: note.trim() }),
    schema: createReport.schema.body,
    send: async (values) => {
      // Who has only just come may be nobody yet.
      if (status !== 'authenticated') await ensureGuest();
      await call(createReport, { body: z.parse(createReport.schema.body, values) });
    },
    onDone,
    draft: { key: `draft:report-${piece.id}`, fields: ['note'] },
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
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="quiet">{t('cancel')}</Button>
        </DialogClose>
        <Button type="submit" variant="signal" busy={form.busy} busyLabel={t('report.sending')}>
          {t('report.send')}
        </Button>
      </div>
    </form>
  );
}
