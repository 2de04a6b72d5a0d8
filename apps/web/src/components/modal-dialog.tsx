// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { type DialogProps, Dialog, DialogClose } from '@kga/ui/dialog';
import type { ReactNode } from 'react';

import type { Form } from '../lib/forms/use-form.ts';
import { useTranslation } from '../lib/translation.ts';

type ModalDialogProps = Omit<DialogProps, 'trigger' | 'open' | 'onOpenChange' | 'closeLabel'> & {
  onClose: () => void;
};

/** A dialog that is open as long as it is rendered. */
export function ModalDialog({ onClose, ...dialog }: ModalDialogProps) {
  const { t } = useTranslation('shared');
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      closeLabel={t('close')}
    />
  );
}

export function CancelButton() {
  const { t } = useTranslation('shared');
  return (
    <DialogClose>
      <Button variant="quiet">{t('cancel')}</Button>
    </DialogClose>
  );
}

type DialogFormButtonsProps = { form: Form; busyLabel: string; children: ReactNode };

/** The buttons of a form in a dialog: cancel and submit, with the label of the latter. */
export function DialogFormButtons({ form, busyLabel, children }: DialogFormButtonsProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <CancelButton />
      <Button type="submit" variant="signal" busy={form.busy} busyLabel={busyLabel}>
        {children}
      </Button>
    </div>
  );
}
