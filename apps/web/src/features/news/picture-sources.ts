import type { NewsArticle } from '@kga/contracts';

/** What an `img` needs of an article's picture; nothing where it has none. */
export type PictureSources = { src: string; srcSet?: string; width?: number; height?: number };

/** All widths of a picture; its size is that of the largest, for the room that it takes. */
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
