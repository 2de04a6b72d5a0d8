import { type Feed, deleteFeed } from '@kga/contracts';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';

import { Question } from '../../components/admin-confirm-dialog.tsx';
import { call } from '../../lib/api.ts';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { forgetNews } from '../news/reading.ts';
import { invalidateFeeds } from './queries.ts';

/** Removes a source, after saying what becomes of its articles. */
export function RemoveFeed({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  const formats = useFormats();
  const { show } = useToast();
  const client = useQueryClient();
  const { name, id, items } = feed;
  return (
    <Question
      title={t('removeQuestion', { name })}
      text={t('removeText', counted(formats, items))}
      button={t('removeButton')}
      busyLabel={t('removing')}
      act={() => call(deleteFeed, { params: { id } })}
      onDone={() => {
        onClose();
        forgetNews(client);
        show({ title: t('removed', { name }), tone: 'success' });
        // The button that asked for it goes with its row.
        document.querySelector('main')?.focus({ preventScroll: true });
        void invalidateFeeds(client);
      }}
      onClose={onClose}
    />
  );
}
