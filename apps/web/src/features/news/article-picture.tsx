import type { NewsArticle } from '@kga/contracts';
import type { CSSProperties } from 'react';

import { pictureSources, useImageError } from './picture-props.ts';

/** Lines of text, drawn as a pattern. */
const newsprint: CSSProperties = {
  backgroundImage: 'repeating-linear-gradient(var(--line) 0 2px, transparent 2px 12px)',
};

/**
 * The picture of an article, cropped to its container; a placeholder if there is none or if it
 * fails to load.
 */
export function ArticlePicture({
  article,
  sizes,
  eager = false,
  className,
}: {
  article: Pick<NewsArticle, 'imageUrl' | 'images' | 'imageAlt'>;
  /** The `sizes` attribute of the `img`. */
  sizes: string;
  /** Whether it is on the first screen. */
  eager?: boolean;
  className: string;
}) {
  const { isBroken, imageProps } = useImageError();
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
        {...imageProps}
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
