import { type FeedPreview, createFeed } from '@kga/contracts';
import { Dialog } from '@kga/ui/dialog';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../lib/api.ts';
import { storeDraft } from '../../lib/drafts.ts';
import { createIdempotencyKeys } from '../../lib/idempotency-key.ts';
import { useTranslation } from '../../lib/translation.ts';
import { AddressStep } from './address-step.tsx';
import { type InitialFeed, readFeedDraft } from './feed-draft.ts';
import { FeedForm } from './feed-form.tsx';
import { FoundFeed } from './found-feed.tsx';
import { invalidateFeeds } from './queries.ts';

const draftKey = 'draft:feed-new';

/** What is known of a source before its address is. */
const nothing: InitialFeed = {
  name: '',
  url: '',
  siteUrl: '',
  language: null,
  category: 'industry',
  rules: [],
  enabled: true,
};

/** Adds a source by the address of a site or feed, after showing what would come in. */
export function AddFeed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['feeds', 'shared']);
  const { show } = useToast();
  const client = useQueryClient();
  const [wishKey] = useState(createIdempotencyKeys);
  const [kept, setKept] = useState(() => readFeedDraft(draftKey) !== undefined);
  const [found, setFound] = useState<FeedPreview>();
  const [isChosen, setChosen] = useState(false);
  const take = (preview: FeedPreview | undefined, { chosen = false } = {}) => {
    // What was typed of another source is none of this one.
    storeDraft(draftKey, null);
    setKept(false);
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
    : kept && nothing;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        storeDraft(draftKey, null);
        onClose();
      }}
      title={t('address.title')}
      closeLabel={t('shared:close')}
    >
      <AddressStep onFound={take} />
      {feed && <FoundFeed feed={feed} takesFocus={!isChosen} />}
      {initial && (
        <div className="mt-8">
          <FeedForm
            key={initial.url}
            draftKey={draftKey}
            initial={initial}
            known={nothing}
            onDiscard={() => setKept(false)}
            send={(body) => call(createFeed, { body }, { idempotencyKey: wishKey(body) })}
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
