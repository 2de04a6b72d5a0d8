// SPDX-License-Identifier: AGPL-3.0-or-later
import type { sharedContentKinds } from '../features.ts';
import type { Language } from '../languages.ts';

/** Patterns of the API's paths; apart from their endpoints, because the head of every page names them. */
export const shareImageUrl = '/api/share-images/:kind/:id';
export const oembedUrl = '/api/oembed';

/** Pages that have images to share, by the names of their routes. */
export const sharedPages = ['archive', 'stories', 'news', 'forum', 'legal', 'commitments'] as const;

export type SharedPage = (typeof sharedPages)[number];

/**
 * What has images to share. `petition` is named by its slug, `country` and the `law` of one by a code,
 * `page` by its route, others by id.
 */
export type ShareImageKind =
  | 'petition'
  | 'country'
  | 'law'
  | 'page'
  | 'article'
  | (typeof sharedContentKinds)[number];

/** In pixels: for link previews, for feeds and for the whole screen of a phone. */
export const shareImageSizes = {
  wide: { width: 1_200, height: 630 },
  square: { width: 1_080, height: 1_080 },
  tall: { width: 1_080, height: 1_920 },
} as const;

export type ShareImageSize = keyof typeof shareImageSizes;

export const shareImageThemes = ['light', 'dark'] as const;

type Shared = {
  kind: ShareImageKind;
  id: string;
  lang: Language;
  size?: ShareImageSize;
  theme?: (typeof shareImageThemes)[number];
};

/** Path of an image: wide and light by default. */
export function shareImagePath({ kind, id, ...drawn }: Shared): string {
  const path = shareImageUrl.replace(':kind', kind).replace(':id', id);
  const query = Object.entries(drawn).map(([name, value]) => `${name}=${value}`);
  return `${path}?${query.join('&')}`;
}

/** The path of what says how other sites embed a page. */
export const oembedPath = (url: string, format: 'json' | 'xml'): string =>
  `${oembedUrl}?url=${encodeURIComponent(url)}&format=${format}`;
