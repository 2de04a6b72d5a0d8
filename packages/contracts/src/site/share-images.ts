// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { interfaceLanguage } from '../content/content.ts';
import { describe, endpointsOf } from '../core/endpoint.ts';
import { sharedContentKinds } from '../core/features.ts';
import { defaultLanguage } from '../core/languages.ts';
import {
  type ShareImageKind,
  shareImageThemes,
  shareImageUrl,
} from '../core/links/preview-paths.ts';
import { answersWith } from '../core/problem.ts';

const size = z.enum(['wide', 'square', 'tall']);
const kinds: readonly ShareImageKind[] = [
  'petition',
  'country',
  'law',
  'page',
  'article',
  ...sharedContentKinds,
];
const subject = {
  kind: z.enum(kinds),
  // One spelling, so that each image is drawn once.
  id: z.string().check(z.regex(/^(?:[A-Z]{2}|[a-z0-9-]{2,64})$/)),
};

/** One image: of what, and how it is drawn. */
export const shareImageKey = z.object({
  ...subject,
  size,
  language: interfaceLanguage,
  theme: z.enum(shareImageThemes),
});

export type ShareImageKey = z.infer<typeof shareImageKey>;

export const getShareImage = endpointsOf('pictures')('GET', shareImageUrl, {
  operationId: 'getShareImage',
  summary:
    'An image to share: of a petition, a country, its law, a page, an article or an item of another kind',
  description:
    '`content-location` names the URL at which this very image never changes. Where it cannot be drawn in time, a general image is sent for a short while.',
  params: z.object(subject),
  querystring: z.object({
    size: z._default(size, 'wide'),
    lang: z._default(interfaceLanguage, defaultLanguage),
    theme: z._default(z.enum(shareImageThemes), 'light'),
  }),
  response: {
    200: describe(z.any(), 'image/png'),
    302: describe(z.any(), 'To the general image'),
    ...answersWith(400, 404, 429, 503),
  },
});
