import { type OwnStory, deleteStory, pathTo } from '@kga/contracts';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { Question } from '../../components/confirm-dialog.tsx';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { forgetStories } from './reading.ts';

/** Asks once more before a story is withdrawn for good. */
export function WithdrawStory({ story, onClose }: { story: OwnStory; onClose: () => void }) {
  const { t } = useTranslation(['stories', 'content']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  return (
    <Question
      title={t('own.withdraw.title')}
      text={t('own.withdraw.text')}
      button={t('own.withdraw.confirm')}
      busyLabel={t('own.withdraw.busy')}
      cancelLabel={t('content:cancel')}
      closeLabel={t('content:close')}
      act={() => call(deleteStory, { params: { id: story.id } })}
      onDone={() => {
        forgetStories(client);
        void navigate(pathTo('stories'), { replace: true });
        show({ title: t('own.withdraw.done'), tone: 'success' });
      }}
      onClose={onClose}
    />
  );
}
