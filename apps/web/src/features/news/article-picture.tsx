import type { NewsArticle } from '@kga/contracts';
import type { CSSProperties } from 'react';

import { pictureSources } from './picture-sources.ts';
import { useBrokenPicture } from './use-broken-picture.ts';

/** Lines of a newspaper's column, drawn in the colour of rules. */
const newsprint: CSSProperties = {
  backgroundImage: 'repeating-linear-gradient(var(--line) 0 2px, transparent 2px 12px)',
};

/**
 * The picture of an article, cut to the room that its place gives it; where there is none or it
 * cannot be had, the placeholder.
 */
export function ArticlePicture({
  article,
  sizes,
  eager = false,
  className,
}: {
  article: Pick<NewsArticle, 'imageUrl' | 'images' | 'imageAlt'>;
  /** How wide it is shown, as of an `img`. */
  sizes: string;
  /** For what is on the screen at once. */
  eager?: boolean;
  className: string;
}) {
  const { isBroken, told } = useBrokenPicture();
  const sources = pictureSources(article);
  if (!sources || isBroken) return <Placeholder className={className} />;
  return (
    <div className={`overflow-hidden bg-wash ${className}`}>
      <img
        {...sources}
        sizes={sizes}
        alt={article.imageAlt}
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' })}
        decoding="async"
        className="size-full object-cover"
        {...told}
      />
    </div>
  );
}

function Placeholder({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      data-testid="picture-placeholder"
      className={`flex flex-col gap-[8%] bg-wash p-[8%] ${className}`}
    >
      <span className="h-[12%] w-3/4 bg-edge opacity-40" />
      <span className="grow" style={newsprint} />
    </div>
  );
}
