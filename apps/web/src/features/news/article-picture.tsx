import type { NewsArticle } from '@kga/contracts';
import { type CSSProperties, useState } from 'react';

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

/** All widths of a picture, with the dimensions of the largest to reserve space; undefined without one. */
export function pictureSources({ imageUrl, images }: Pick<NewsArticle, 'imageUrl' | 'images'>) {
  const src = imageUrl ?? images[0]?.url;
  if (src === undefined) return undefined;
  const largest = images.at(-1);
  if (!largest) return { src };
  return {
    src,
    srcSet: images.map(({ url, width }) => `${url} ${width}w`).join(', '),
    width: largest.width,
    height: largest.height,
  };
}

/** Whether an image failed to load, and the `img` props that detect it. */
export function useImageError() {
  const [isBroken, setBroken] = useState(false);
  const onError = () => setBroken(true);
  return {
    isBroken,
    imageProps: {
      onError,
      ref(image: HTMLImageElement | null) {
        // It may have failed before hydration. A natural width of 0 is only a
        // hint: the width of a tiny image is rounded down.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError);
      },
    },
  };
}
