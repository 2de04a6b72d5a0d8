// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CoveredGame } from '@kga/contracts/archive';
import { campaign } from '@kga/contracts/core';
import type { NewsArticle } from '@kga/contracts/news';
import { useState } from 'react';

import { GameCover } from '../../content/game-cover.tsx';

/**
 * The picture of an article, cropped to its container. Without one, or where it fails to load, the cover of the
 * game that it names, or the name of its source.
 */
export function ArticlePicture({
  article,
  sizes,
  eager = false,
  className,
}: {
  article: Pick<NewsArticle, 'imageUrl' | 'images' | 'imageAlt' | 'source' | 'game'>;
  sizes: string;
  /** Whether it is on the first screen. */
  eager?: boolean;
  className: string;
}) {
  const { isBroken, imageProps } = useImageError();
  const sources = pictureSources(article);
  if (!sources || isBroken) {
    if (article.game) return <GamePicture game={article.game} className={className} />;
    return <Masthead name={article.source ?? campaign.brand} className={className} />;
  }
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

/** The cover of a game, whole, on a ground of the size of a picture. */
function GamePicture({ game, className }: { game: CoveredGame; className: string }) {
  return (
    <div
      data-testid="picture-placeholder"
      className={`grid place-items-center overflow-hidden bg-wash ${className}`}
    >
      <GameCover game={game} className="h-[88%]" />
    </div>
  );
}

/** The name of the source like the title of a newspaper, in place of a picture. */
function Masthead({ name, className }: { name: string; className: string }) {
  return (
    <div
      aria-hidden="true"
      data-testid="picture-placeholder"
      className={`@container grid place-items-center overflow-hidden bg-ink text-paper ${className}`}
    >
      <span className="mx-[8cqi] line-clamp-3 border-y-2 border-current py-[3cqi] text-center font-heading text-[9cqi] leading-tight font-extrabold text-balance [overflow-wrap:anywhere]">
        {name}
      </span>
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
