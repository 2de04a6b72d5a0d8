// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ModerationCase } from '@kga/contracts/moderation';

import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { type RemovalReason, RemovalForm } from '../../../content/moderating/removal-form.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useCaseTitle } from './case-labels.ts';
import { actionOf } from './possible-decisions.ts';

type RemoveDialogProps = {
  cases: readonly ModerationCase[];
  /** Whether number keys choose the reason. */
  numbered: boolean;
  onRemove: (reason: RemovalReason) => Promise<void>;
  onClose: () => void;
};

/** Asks for the reason of a removal, which the authors can read. */
export function RemoveDialog({ cases, numbered, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(['moderation', 'content']);
  const formats = useFormats();
  const titleOf = useCaseTitle();
  const [first] = cases;
  const isOne = cases.length === 1 && first !== undefined;
  const button = isOne
    ? t(`actions.${actionOf(first.status === 'pending' ? 'reject' : 'hide', first)}`)
    : t('removeMany', counted(formats, cases.length));
  return (
    <ModalDialog
      title={isOne ? `${button}: ${titleOf(first)}` : button}
      description={t('content:removal.text')}
      onClose={onClose}
    >
      <RemovalForm
        draft={`draft:remove-${cases.map(({ id }) => id).join('+')}`}
        numbered={numbered}
        button={button}
        busyLabel={t('deciding')}
        onRemove={onRemove}
        onDone={onClose}
      />
    </ModalDialog>
  );
}
