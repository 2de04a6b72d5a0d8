// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentReasons } from '@kga/contracts/content';
import * as z from 'zod/mini';

import { FormErrors } from '../../components/errors/form-errors.tsx';
import { DialogFormButtons } from '../../components/modal-dialog.tsx';
import type { DraftKey } from '../../lib/forms/drafts.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ReasonFields } from './reason-fields.tsx';

/** Mirrors the API: the reason 'other' requires a note. */
const removalReason = z
  .object({ reason: z.enum(contentReasons), note: z.string().check(z.maxLength(1_000)) })
  .check(z.refine(({ reason, note }) => reason !== 'other' || note !== '', { path: ['note'] }));

/** Why content is rejected or hidden. */
export type RemovalReason = z.infer<typeof removalReason>;

type RemovalFormProps<Answer> = {
  draft: DraftKey;
  /** Whether number keys choose the reason. */
  numbered?: boolean;
  button: string;
  busyLabel: string;
  onRemove: (reason: RemovalReason) => Promise<Answer>;
  onDone: (answer: Answer) => void;
};

/** Asks for the reason of a removal and a note, both of which the author can read. */
export function RemovalForm<Answer>({
  draft,
  numbered = false,
  button,
  busyLabel,
  onRemove,
  onDone,
}: RemovalFormProps<Answer>) {
  const { t } = useTranslation('content');
  const form = useForm({
    read: ({ reason = '', note = '' }) => ({ reason, note: note.trim() }),
    schema: removalReason,
    send: (values) => onRemove(z.parse(removalReason, values)),
    onDone,
    draft: { key: draft, fields: ['note'] },
  });
  const legend = t('removal.reason');
  const note = t('removal.note');
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormErrors form={form} labels={{ reason: legend, note }} />
      <ReasonFields
        form={form}
        legend={legend}
        numbered={numbered}
        note={{ label: note, hint: t('removal.noteHint'), optional: false }}
      />
      <DialogFormButtons form={form} busyLabel={busyLabel}>
        {button}
      </DialogFormButtons>
    </form>
  );
}
