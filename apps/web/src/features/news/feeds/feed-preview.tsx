// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FeedPreview, FeedPreviewItem } from '@kga/contracts/news';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Spinner } from '@kga/ui/spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { counted, useFormats, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { feedPreviewQuery, isPreviewOverdue } from './queries.ts';
import { FeedErrorText } from './source.tsx';

type LookupResultProps = {
  id: string;
  onFound: (preview: FeedPreview) => void;
  onAgain: () => void;
};

/** Polls the preview of a URL; shows why nothing was found. */
export function LookupResult({ id, onFound, onAgain }: LookupResultProps) {
  const { t } = useTranslation('feeds');
  const client = useQueryClient();
  const previewQuery = feedPreviewQuery(id);
  const { data, isError, isFetching } = useQuery(previewQuery);
  const report = useEffectEvent((preview: FeedPreview) => onFound(preview));
  useEffect(() => {
    if (data?.state === 'found') report(data);
  }, [data]);
  if (data?.state === 'found') return null;
  const updates = client.getQueryState(previewQuery.queryKey)?.dataUpdateCount ?? 0;
  const tired = !isFetching && (isError || isPreviewOverdue(updates));
  if (data?.state !== 'failed' && !tired) {
    return <Spinner className="mt-6" label={t('address.looking')} />;
  }
  const fault = data?.state === 'failed' ? data.fault : null;
  return (
    <ErrorPanel
      className="mt-6"
      title={t(data?.state === 'failed' ? 'address.failed' : 'address.slow')}
      text={fault && <FeedErrorText fault={fault} status={data?.status ?? null} />}
      retryLabel={t('address.again')}
      retryingLabel={t('address.looking')}
      onRetry={onAgain}
    />
  );
}

type FoundFeedProps = { feed: NonNullable<FeedPreview['feed']>; takesFocus: boolean };

/** Preview of a feed's items; takes the focus after a typed URL was looked up. */
export function FoundFeed({ feed, takesFocus }: FoundFeedProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const { t } = useTranslation('feeds');
  const formats = useFormats();
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="found-title"
      className="mt-6 border-t-2 border-ink pt-4 outline-none"
    >
      <h3 id="found-title" className="text-lg">
        {t('address.found')}
      </h3>
      <p className="text-sm [overflow-wrap:anywhere] text-muted">
        {feed.url}
        {feed.items.length > 0 && ` · ${t('address.items', counted(formats, feed.items.length))}`}
      </p>
      {feed.items.length === 0 ? (
        <p className="mt-2">{t('address.noItems')}</p>
      ) : (
        <ul
          lang={feed.language ?? undefined}
          aria-labelledby="found-title"
          // A scrolling region has to be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="mt-2 max-h-72 overflow-y-auto border-y border-line"
        >
          {feed.items.map((item, index) => (
            <Item key={item.url ?? `${index} ${item.title}`} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ item }: { item: FeedPreviewItem }) {
  const { t } = useTranslation('feeds');
  const formats = useLocalFormats();
  return (
    <li className="border-b border-line py-3 [overflow-wrap:anywhere] last:border-b-0">
      <p className="font-semibold">{item.title}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
        {item.dateDoubt !== null && t(`address.dateDoubt.${item.dateDoubt}`)}
        {item.publishedAt !== null &&
          item.dateDoubt !== 'future' &&
          formats.moment(item.publishedAt)}
        {item.hasPicture && (
          <span className="inline-flex items-center gap-1">
            <ImageIcon aria-hidden="true" className="size-3.5" />
            {t('address.picture')}
          </span>
        )}
      </p>
      <p className="mt-1 line-clamp-3 text-sm text-muted">{item.excerpt}</p>
    </li>
  );
}
