import { type OwnStory, deleteStory } from '@kga/contracts';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { Question } from '../../components/confirm-dialog.tsx';
import { call } from '../../lib/api.ts';
import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';
import { forgetStories } from './reading.ts';

/** Asks once more before a story is withdrawn for good. */
export function WithdrawStory({ story, onClose }: { story: OwnStory; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  return (
    <Question
      title={t('ownStories.withdraw.title')}
      text={t('ownStories.withdraw.text')}
      button={t('ownStories.withdraw.confirm')}
      busyLabel={t('ownStories.withdraw.busy')}
      cancelLabel={t('content.cancel')}
      closeLabel={t('content.close')}
      act={() => call(deleteStory, { params: { id: story.id } })}
      onDone={() => {
        forgetStories(client);
        void navigate(pathTo('stories'), { replace: true });
        show({ title: t('ownStories.withdraw.done'), tone: 'success' });
      }}
      onClose={onClose}
    />
  );
}
