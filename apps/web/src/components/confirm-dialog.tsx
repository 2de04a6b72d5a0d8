// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { FormSummary } from '@kga/ui/form-summary';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useErrorMessages } from './errors/use-error-messages.ts';
import { CancelButton, ModalDialog } from './modal-dialog.tsx';

type ConfirmDialogProps<Answer> = {
  title: string;
  /** Below the title, read out with it. */
  description?: string;
  text: ReactNode;
  button: string;
  busyLabel: string;
  /** The action. The dialog stays open and shows the error when it rejects. */
  act: () => Promise<Answer>;
  onDone: (answer: Answer) => void | Promise<void>;
  onClose: () => void;
  /** Message of an error; by default the general one. */
  errorTextOf?: (error: unknown) => string;
};

/** Asks for confirmation before an action that cannot be undone, then performs it. */
export function ConfirmDialog<Answer>({
  text,
  button,
  busyLabel,
  act,
  onDone,
  errorTextOf,
  ...dialog
}: ConfirmDialogProps<Answer>) {
  const errorMessages = useErrorMessages();
  const action = useMutation({ mutationFn: act, onSuccess: onDone });
  const textOf = errorTextOf ?? errorMessages.of;
  return (
    <ModalDialog
      {...dialog}
      footer={
        <>
          <CancelButton />
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
        title={action.isError ? textOf(action.error) : undefined}
      />
      <div className="text-muted">{text}</div>
    </ModalDialog>
  );
}
