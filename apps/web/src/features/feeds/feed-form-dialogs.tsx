import { type FeedPreview, type Feed, createFeed, updateFeed } from '@kga/contracts';
import { Dialog } from '@kga/ui/dialog';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../lib/api.ts';
import { type DraftKey, storeDraft } from '../../lib/forms/drafts.ts';
import { createIdempotencyKeys } from '../../lib/forms/idempotency-key.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AddressStep } from './address-step.tsx';
import { type InitialFeed, readFeedDraft, changedFields } from './feed-draft.ts';
import { FeedForm } from './feed-form.tsx';
import { FoundFeed } from './feed-preview.tsx';
import { invalidateFeeds, setFeed } from './queries.ts';

const newFeedDraftKey = 'draft:feed-new';

/** Values of an empty form. */
const emptyFeed: InitialFeed = {
  name: '',
  url: '',
  siteUrl: '',
  language: null,
  category: 'industry',
  rules: [],
  enabled: true,
};

/** Adds a feed by the URL of a site or feed, after a preview of its items. */
export function AddFeed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['feeds', 'shared']);
  const { show } = useToast();
  const client = useQueryClient();
  const [idempotencyKeyOf] = useState(createIdempotencyKeys);
  const [hasDraft, setHasDraft] = useState(() => readFeedDraft(newFeedDraftKey) !== undefined);
  const [found, setFound] = useState<FeedPreview>();
  const [isChosen, setChosen] = useState(false);
  const showPreview = (preview: FeedPreview | undefined, { chosen = false } = {}) => {
    // A draft of another feed does not apply.
    storeDraft(newFeedDraftKey, null);
    setHasDraft(false);
    setFound(preview);
    setChosen(chosen);
  };
  const feed = found?.feed;
  const initial = feed
    ? {
        name: feed.name,
        url: feed.url,
        siteUrl: feed.siteUrl ?? new URL('/', feed.url).href,
        language: feed.language,
        category: 'industry' as const,
        rules: [],
        enabled: true,
      }
    : hasDraft && emptyFeed;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        storeDraft(newFeedDraftKey, null);
        onClose();
      }}
      title={t('address.title')}
      closeLabel={t('shared:close')}
    >
      <AddressStep onFound={showPreview} />
      {feed && <FoundFeed feed={feed} takesFocus={!isChosen} />}
      {initial && (
        <div className="mt-8">
          <FeedForm
            key={initial.url}
            draftKey={newFeedDraftKey}
            initial={initial}
            known={emptyFeed}
            onDiscard={() => setHasDraft(false)}
            send={(body) => call(createFeed, { body }, { idempotencyKey: idempotencyKeyOf(body) })}
            onDone={(added) => {
              show({ title: t('form.added', { name: added.name }), tone: 'success' });
              onClose();
              void invalidateFeeds(client);
            }}
          />
        </div>
      )}
    </Dialog>
  );
}

/** Edits a feed. */
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
