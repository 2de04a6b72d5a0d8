import type { FeedPreview, FeedPreviewItem } from '@kga/contracts';
import { ImageIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useTimeZone } from '../../lib/browser.ts';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** What would come in from a source; takes the focus where it answers what was typed. */
export function FoundFeed({
  feed,
  takesFocus,
}: {
  feed: NonNullable<FeedPreview['feed']>;
  takesFocus: boolean;
}) {
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
          // It scrolls, so the keyboard has to reach it.
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
  const formats = useFormats();
  const timeZone = useTimeZone();
  return (
    <li className="border-b border-line py-3 [overflow-wrap:anywhere] last:border-b-0">
      <p className="font-semibold">{item.title}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted">
        {item.publishedAt === null
          ? t('address.undated')
          : formats.moment(item.publishedAt, timeZone)}
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
