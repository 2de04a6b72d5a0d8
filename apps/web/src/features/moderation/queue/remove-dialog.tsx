// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentReasons } from '@kga/contracts/content';
import type { ModerationCase } from '@kga/contracts/moderation';
import * as z from 'zod/mini';

import { FormErrors } from '../../../components/errors/form-errors.tsx';
import { DialogFormButtons, ModalDialog } from '../../../components/modal-dialog.tsx';
import { ReasonFields } from '../../../content/reason-fields.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useCaseTitle } from './case-labels.ts';
import { actionOf } from './possible-decisions.ts';
import type { RemovalReason } from './use-decisions.ts';

/** Mirrors the API: the reason 'other' requires a note. */
const removalReason = z
  .object({ reason: z.enum(contentReasons), note: z.string().check(z.maxLength(1_000)) })
  .check(z.refine(({ reason, note }) => reason !== 'other' || note !== '', { path: ['note'] }));

type RemoveDialogProps = {
  cases: readonly ModerationCase[];
  /** Whether number keys choose the reason. */
  numbered: boolean;
  onRemove: (reason: RemovalReason) => Promise<void>;
  onClose: () => void;
};

/** Asks for the reason of a removal, which the authors can read. */
export function RemoveDialog({ cases, numbered, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  const titleOf = useCaseTitle();
  const [first] = cases;
  const isOne = cases.length === 1 && first !== undefined;
  const form = useForm({
    read: ({ reason = '', note = '' }) => ({ reason, note: note.trim() }),
    schema: removalReason,
    send: (values) => onRemove(z.parse(removalReason, values)),
    onDone: onClose,
    draft: { key: `draft:remove-${cases.map(({ id }) => id).join('+')}`, fields: ['note'] },
  });
  const many = counted(formats, cases.length);
  const button = isOne
    ? t(`actions.${actionOf(first.status === 'pending' ? 'reject' : 'hide', first)}`)
    : t('removeMany', many);
  const legend = t('why.reason');
  const note = t('why.note');
  return (
    <ModalDialog
      title={isOne ? `${button}: ${titleOf(first)}` : button}
      description={t('why.text')}
      onClose={onClose}
    >
      <form {...form.props} className="flex flex-col gap-5">
        <FormErrors form={form} labels={{ reason: legend, note }} />
        <ReasonFields
          form={form}
          legend={legend}
          numbered={numbered}
          note={{ label: note, hint: t('why.noteHint'), optional: false }}
        />
        <DialogFormButtons form={form} busyLabel={t('deciding')}>
          {button}
        </DialogFormButtons>
      </form>
    </ModalDialog>
  );
}
