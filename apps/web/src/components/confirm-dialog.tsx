import { Button } from '@kga/ui/button';
import { Dialog, DialogClose } from '@kga/ui/dialog';
import { FormSummary } from '@kga/ui/form-summary';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useTranslation } from '../lib/translation.ts';
import { useErrorMessages } from './errors/use-error-messages.ts';

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  /** Label of the button that performs the action. */
  button: string;
  /** Announced while the action runs. */
  busyLabel: string;
  /** The action. The dialog stays open and shows the error when it rejects. */
  act: () => Promise<unknown>;
  onDone: () => void | Promise<void>;
  onClose: () => void;
};

/** Asks for confirmation before an action that cannot be undone, then performs it. */
export function ConfirmDialog({
  title,
  text,
  button,
  busyLabel,
  act,
  onDone,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('shared');
  const errorMessages = useErrorMessages();
  const action = useMutation({ mutationFn: act, onSuccess: onDone });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button
            variant="signal"
            busy={action.isPending}
            busyLabel={busyLabel}
            onClick={() => action.mutate()}
          >
            {button}
          </Button>
        </>
      }
    >
      <FormSummary
        className="not-empty:mb-4"
        title={action.isError ? errorMessages.of(action.error) : undefined}
      />
      <div className="text-muted">{text}</div>
    </Dialog>
  );
}
