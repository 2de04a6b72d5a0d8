// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Feed,
  deleteFeed,
  type FeedPreview,
  createFeed,
  updateFeed,
} from '@kga/contracts/news';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { SmallLoadState } from '../../../components/small-load-state.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { type DraftKey, storeDraft } from '../../../lib/forms/drafts.ts';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useFormats, counted, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { invalidateNews } from '../queries.ts';
import { AddressStep } from './address-step.tsx';
import { type InitialFeed, readFeedDraft, changedFields } from './feed-draft.ts';
import { FeedForm } from './feed-form.tsx';
import { FoundFeed } from './feed-preview.tsx';
import { feedErrorsQuery, invalidateFeeds, setFeed } from './queries.ts';
import { FeedErrorText } from './source.tsx';

export function FeedErrors({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  const formats = useLocalFormats();
  const errors = useQuery(feedErrorsQuery(feed.id));
  return (
    <ModalDialog
      title={t('faultsTitle', { name: feed.name })}
      description={t('faultsText')}
      onClose={onClose}
    >
      <SmallLoadState
        query={errors}
        loading={t('faultsLoading')}
        failed={t('faultsFailed')}
        lines={4}
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{t('faultsEmpty')}</p>
          ) : (
            <ol>
              {loaded.map(({ at, fault, status }) => (
                <li key={at} className="border-b border-line py-3 text-muted last:border-b-0">
                  <p className="text-sm">{formats.moment(at)}</p>
                  <p>
                    <FeedErrorText fault={fault} status={status} />
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </SmallLoadState>
    </ModalDialog>
  );
}

/** Deletes a feed, after explaining what happens to its articles. */
export function RemoveFeed({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  const formats = useFormats();
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const { name, id, items } = feed;
  return (
    <ConfirmDialog
      title={t('removeQuestion', { name })}
      text={t('removeText', counted(formats, items))}
      button={t('removeButton')}
      busyLabel={t('removing')}
      act={() => call(deleteFeed, { params: { id } })}
      onDone={() => {
        onClose();
        invalidateNews(client);
        showSuccess(t('removed', { name }));
        void invalidateFeeds(client);
      }}
      onClose={onClose}
    />
  );
}

const newFeedDraftKey = 'draft:feed-new';

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
  const { t } = useTranslation('feeds');
  const showSuccess = useSuccessToast();
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
        ...emptyFeed,
        name: feed.name,
        url: feed.url,
        siteUrl: feed.siteUrl ?? new URL('/', feed.url).href,
        language: feed.language,
      }
    : hasDraft && emptyFeed;
  return (
    <ModalDialog
      title={t('address.title')}
      onClose={() => {
        storeDraft(newFeedDraftKey, null);
        onClose();
      }}
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
              showSuccess(t('form.added', { name: added.name }));
              onClose();
              void invalidateFeeds(client);
            }}
          />
        </div>
      )}
    </ModalDialog>
  );
}

export function EditFeed({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation('feeds');
  const showSuccess = useSuccessToast();
  const client = useQueryClient();
  const draftKey: DraftKey = `draft:feed-${feed.id}`;
  return (
    <ModalDialog
      title={t('form.editTitle', { name: feed.name })}
      onClose={() => {
        storeDraft(draftKey, null);
        onClose();
      }}
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
          showSuccess(t('form.saved', { name: changed.name }));
          onClose();
        }}
      />
    </ModalDialog>
  );
}
