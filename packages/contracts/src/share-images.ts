import * as z from 'zod/mini';

import { describe, endpointsOf } from './core/endpoint.ts';
import { type Language, defaultLanguage, languages } from './core/languages.ts';
import { answersWith } from './core/problem.ts';

/** What has images to share. `petition` is named by its slug, `country` by its code, others by id. */
export const shareImageKinds = [
  'petition',
  'country',
  'game',
  'memory',
  'story',
  'article',
  'post',
] as const;

export type ShareImageKind = (typeof shareImageKinds)[number];

/** In pixels: for link previews, for feeds and for the whole screen of a phone. */
export const shareImageSizes = {
  wide: { width: 1_200, height: 630 },
  square: { width: 1_080, height: 1_080 },
  tall: { width: 1_080, height: 1_920 },
} as const;

export type ShareImageSize = keyof typeof shareImageSizes;

export const shareImageThemes = ['light', 'dark'] as const;

const size = z.enum(['wide', 'square', 'tall']);
const subject = {
  kind: z.enum(shareImageKinds),
  id: z.string().check(z.regex(/^[A-Za-z0-9-]{2,64}$/)),
};

/** One image: of what, and how it is drawn. */
export const shareImageKey = z.object({
  ...subject,
  size,
  language: z.enum(languages),
  theme: z.enum(shareImageThemes),
});

export type ShareImageKey = z.infer<typeof shareImageKey>;

export const getShareImage = endpointsOf('pictures')('GET', '/api/share-images/:kind/:id', {
  operationId: 'getShareImage',
  summary:
    'An image to share: of the petition, a country, a game, a memory, a story, an article or a post',
  description:
    '`content-location` names the URL at which this very image never changes. Where it cannot be drawn in time, a general image is sent for a short while.',
  params: z.object(subject),
  querystring: z.object({
    size: z._default(size, 'wide'),
    lang: z._default(z.enum(languages), defaultLanguage),
    theme: z._default(z.enum(shareImageThemes), 'light'),
  }),
  response: {
    200: describe(z.any(), 'image/png'),
    302: describe(z.any(), 'To the general image'),
    ...answersWith(400, 404, 429, 503),
  },
});

type Shared = {
  kind: ShareImageKind;
  id: string;
  lang: Language;
  size?: ShareImageSize;
  theme?: ShareImageKey['theme'];
};

/** Path of an image: wide and light by default. */
export function shareImagePath({ kind, id, ...drawn }: Shared): string {
  const path = getShareImage.url.replace(':kind', kind).replace(':id', id);
  const query = Object.entries(drawn).map(([name, value]) => `${name}=${value}`);
  return `${path}?${query.join('&')}`;
}
