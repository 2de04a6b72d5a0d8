import { Button } from '@kga/ui/button';
import { Dialog, DialogClose } from '@kga/ui/dialog';
import { FormSummary } from '@kga/ui/form-summary';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useTranslation } from '../../lib/translation.ts';
import { useProblemText } from '../problems/use-problem-text.ts';

/** Asks once more before something is done that cannot be undone. */
export function Question({
  title,
  text,
  button,
  busyLabel,
  act,
  onDone,
  onClose,
}: {
  title: string;
  text: ReactNode;
  button: string;
  busyLabel: string;
  act: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problems = useProblemText();
  const doing = useMutation({ mutationFn: act, onSuccess: onDone });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      closeLabel={t('admin.close')}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('admin.cancel')}</Button>
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
