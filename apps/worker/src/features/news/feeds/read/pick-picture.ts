// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MediaNs } from 'feedsmith';

import type { ItemDraft } from './feed-draft.ts';
import { plainLine } from './plain-text.ts';
import { parseWebUrl } from './web-url.ts';

const trackingPixels =
  /feedburner\.com\/~|feedsportal\.com|doubleclick\.net|pixel\.(wp|quantserve)\.|stats\.wordpress\.com|google-analytics|\/(pixel|spacer|blank|beacon|1x1)\.(gif|png)|\/(track(ing)?|open)\.(gif|php)|emoji|gravatar\.com/i;

/** Buttons beside the text; only with such a word, because a picture may be named like a network. */
const shareIcons =
  /addtoany|addthis|sharethis|\/(icons?|(share|sharing|social)([-_](icons?|buttons?))?)\/|\/share([-_]\d+)?\.(png|gif|svg)|(?<![a-z])(share|facebook|twitter|linkedin|whatsapp|pinterest|reddit|telegram|mastodon|bluesky)[-_]?(share|icon|button|btn|\d{2}(x\d{2})?(?=\.))(?![a-z])/i;

/** Links that open the form to share a page. */
const shareLinks =
  /\/(sharer?|share\.php|sharearticle|intent|pin\/create|submit|dialog\/share)\b|addtoany|addthis|sharethis|api\.whatsapp\.com|^mailto:/i;

/** Part of an item's HTML that is searched, in UTF-16 units. */
const searchedMax = 100_000;

type Sized = { url?: string; width?: number; height?: number };

/**
 * The picture of an item: from its media, an enclosure, the item itself, else the first image of its
 * text. An absolute http(s) URL; null without a picture.
 */
export function pickPicture(item: ItemDraft, base: string): string | null {
  return (
    first(mediaPictures(item.media), base) ??
    first(item.enclosures.filter(isPicture), base) ??
    first(
      item.pictures.map((url) => (url === undefined ? {} : { url })),
      base,
    ) ??
    firstInText(item, base)
  );
}

function first(candidates: { url?: string | undefined }[], base: string): string | null {
  for (const { url } of candidates) {
    const address = parseWebUrl(url, base);
    if (address && !trackingPixels.test(address.href) && !shareIcons.test(address.href)) {
      return address.href;
    }
  }
  return null;
}

function mediaPictures(media: MediaNs.ItemOrFeed | undefined): Sized[] {
  if (!media) return [];
  const parts = [media, ...(media.groups ?? [])];
  const contents = parts.flatMap((part) => part.contents ?? []);
  const thumbnails = [...parts, ...contents].flatMap((part) => part.thumbnails ?? []);
  return [...largestFirst(contents.filter(isPicture)), ...largestFirst(thumbnails)];
}

/** A picture of unknown size counts as 1,000 pixels wide. */
function largestFirst(pictures: Sized[]): Sized[] {
  return pictures
    .filter((picture) => !isTiny(picture.width, picture.height))
    .toSorted((a, b) => (b.width ?? 1_000) - (a.width ?? 1_000));
}

/** Icons and pixels, by their declared size. */
const isTiny = (width = 100, height = 100) => width <= 32 || height <= 32;

export function isPicture(file: {
  url?: string | undefined;
  type?: string | undefined;
  medium?: string | undefined;
}): boolean {
  if (file.medium !== undefined) return file.medium === 'image';
  if (file.type !== undefined) return /^image\b/i.test(file.type);
  return /\.(jpe?g|png|webp|avif|gif)(\?|$)/i.test(file.url ?? '');
}

function firstInText({ summary, content }: ItemDraft, base: string): string | null {
  for (const text of [summary, content]) {
    if (!text || text.isPlain || !/<img/i.test(text.text)) continue;
    const tags = text.text
      .slice(0, searchedMax)
      .matchAll(/<(?:img|a)\b(?:"[^"]*"|'[^']*'|[^>"'])*>|<\/a\b/gi);
    let isShared = false;
    for (const [tag] of tags) {
      if (!/^<img/i.test(tag)) {
        isShared = shareLinks.test(attributeOf(tag, 'href') ?? '');
        continue;
      }
      if (isShared || isTiny(sizeOf(tag, 'width'), sizeOf(tag, 'height'))) continue;
      const url = plainLine(attributeOf(tag, 'src') ?? attributeOf(tag, 'data-src') ?? '');
      const address = first([{ url }], parseWebUrl(text.base, base)?.href ?? base);
      if (address) return address;
    }
  }
  return null;
}

function sizeOf(tag: string, name: string): number | undefined {
  const value = attributeOf(tag, name);
  return value !== undefined && /^\d+(px)?$/.test(value) ? Number.parseInt(value, 10) : undefined;
}

function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>"']+))`, 'i').exec(
    tag,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3];
}
