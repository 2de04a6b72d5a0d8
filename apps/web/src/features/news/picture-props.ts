import type { NewsArticle } from '@kga/contracts';
import { type RefCallback, useState } from 'react';

/** The `img` props of an article's picture. */
type PictureSources = { src: string; srcSet?: string; width?: number; height?: number };

/** All widths of a picture, with the dimensions of the largest to reserve space; undefined without one. */
export function pictureSources({
  imageUrl,
  images,
}: Pick<NewsArticle, 'imageUrl' | 'images'>): PictureSources | undefined {
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
export function useImageError(): {
  isBroken: boolean;
  imageProps: { onError: () => void; ref: RefCallback<HTMLImageElement> };
} {
  const [isBroken, setBroken] = useState(false);
  const onError = () => setBroken(true);
  return {
    isBroken,
    imageProps: {
      onError,
      ref(image) {
        // It may have failed before hydration. A natural width of 0 is only a
        // hint: the width of a tiny image is rounded down.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError);
      },
    },
  };
}
