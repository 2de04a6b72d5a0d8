import { Button } from '@kga/ui/button';
import { Dialog, DialogClose } from '@kga/ui/dialog';
import { FormSummary } from '@kga/ui/form-summary';
import { useMutation } from '@tanstack/react-query';

import { useTranslation } from '../../lib/translation.ts';
import { useProblemText } from '../problems/use-problem-text.ts';

/** Asks once more before something of one's own is deleted. */
export function DeleteQuestion({
  title,
  text,
  act,
  onDone,
  onClose,
}: {
  title: string;
  text: string;
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
      closeLabel={t('content.close')}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('content.cancel')}</Button>
          </DialogClose>
          <Button
            variant="signal"
            busy={doing.isPending}
            busyLabel={t('forum.deleting')}
            onClick={() => doing.mutate()}
          >
            {t('forum.delete')}
          </Button>
        </>
      }
    >
      <FormSummary
        className="not-empty:mb-4"
        title={doing.isError ? problems.of(doing.error) : undefined}
      />
      <p className="text-muted">{text}</p>
    </Dialog>
  );
}
