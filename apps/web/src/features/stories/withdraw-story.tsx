import { type OwnStory, deleteStory, pathTo } from '@kga/contracts';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { call } from '../../lib/api.ts';
import { invalidateStories } from '../../lib/freshness.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Asks once more before a story is withdrawn for good. */
export function WithdrawStory({ story, onClose }: { story: OwnStory; onClose: () => void }) {
  const { t } = useTranslation(['stories', 'content']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  return (
    <ConfirmDialog
      title={t('own.withdraw.title')}
      text={t('own.withdraw.text')}
      button={t('own.withdraw.confirm')}
      busyLabel={t('own.withdraw.busy')}
      act={() => call(deleteStory, { params: { id: story.id } })}
      onDone={() => {
        invalidateStories(client);
        void navigate(pathTo('stories'), { replace: true });
        show({ title: t('own.withdraw.done'), tone: 'success' });
      }}
      onClose={onClose}
    />
  );
}
