import { Button } from '@kga/ui/button';
import { Dialog, DialogClose } from '@kga/ui/dialog';
import { FormSummary } from '@kga/ui/form-summary';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useProblemText } from './errors/use-error-text.ts';

export type QuestionProps = {
  title: string;
  text: ReactNode;
  /** What is done, on its button. */
  button: string;
  busyLabel: string;
  cancelLabel: string;
  closeLabel: string;
  act: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks once more before something is done that cannot be undone. */
export function Question({
  title,
  text,
  button,
  busyLabel,
  cancelLabel,
  closeLabel,
  act,
  onDone,
  onClose,
}: QuestionProps) {
  const problems = useProblemText();
  const doing = useMutation({ mutationFn: act, onSuccess: onDone });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={closeLabel}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{cancelLabel}</Button>
          </DialogClose>
          <Button
            variant="signal"
            busy={doing.isPending}
            busyLabel={busyLabel}
            onClick={() => doing.mutate()}
          >
            {button}
          </Button>
        </>
      }
    >
      <FormSummary
        className="not-empty:mb-4"
        title={doing.isError ? problems.of(doing.error) : undefined}
      />
      <div className="text-muted">{text}</div>
    </Dialog>
  );
}
