import { type Feed, updateFeed } from '@kga/contracts';
import { Dialog } from '@kga/ui/dialog';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';

import { call } from '../../lib/api.ts';
import { type DraftKey, storeDraft } from '../../lib/drafts.ts';
import { useTranslation } from '../../lib/translation.ts';
import { changedFields } from './feed-draft.ts';
import { FeedForm } from './feed-form.tsx';
import { setFeed } from './queries.ts';

/** Changes what a source is called, where it is and how its items are sorted. */
export function EditFeed({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation(['feeds', 'shared']);
  const { show } = useToast();
  const client = useQueryClient();
  const draftKey: DraftKey = `draft:feed-${feed.id}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        storeDraft(draftKey, null);
        onClose();
      }}
      title={t('form.editTitle', { name: feed.name })}
      closeLabel={t('shared:close')}
    >
      <FeedForm
        draftKey={draftKey}
        initial={feed}
        send={async (body) => {
          const changes = changedFields(feed, body);
          if (Object.keys(changes).length === 0) return feed;
          return call(updateFeed, { params: { id: feed.id }, body: changes });
        }}
        onDone={(changed) => {
          setFeed(client, changed);
          show({ title: t('form.saved', { name: changed.name }), tone: 'success' });
          onClose();
        }}
      />
    </Dialog>
  );
}
