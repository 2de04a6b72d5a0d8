import { type OwnStory, withdrawStory } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Dialog, DialogClose } from '@kga/ui/dialog';
import { FormSummary } from '@kga/ui/form-summary';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { call } from '../../lib/api.ts';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useProblemText } from '../problems/use-problem-text.ts';
import { forgetStories } from '../stories/reading.ts';

/** Asks once more before a story is withdrawn for good. */
export function WithdrawStory({ story, onClose }: { story: OwnStory; onClose: () => void }) {
  const { t } = useTranslation();
  const problems = useProblemText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const withdrawing = useMutation({
    mutationFn: () => call(withdrawStory, { params: { id: story.id } }),
    onSuccess: () => {
      forgetStories(client);
      void navigate(pathTo('stories'), { replace: true });
      show({ title: t('ownStories.withdraw.done'), tone: 'success' });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('ownStories.withdraw.title')}
      closeLabel={t('content.close')}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('content.cancel')}</Button>
          </DialogClose>
          <Button
            variant="signal"
            busy={withdrawing.isPending}
            busyLabel={t('ownStories.withdraw.busy')}
            onClick={() => withdrawing.mutate()}
          >
            {t('ownStories.withdraw.confirm')}
          </Button>
        </>
      }
    >
      <FormSummary
        className="not-empty:mb-4"
        title={withdrawing.isError ? problems.of(withdrawing.error) : undefined}
      />
      <p className="text-muted">{t('ownStories.withdraw.text')}</p>
    </Dialog>
  );
}
