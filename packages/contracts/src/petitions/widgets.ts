// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { interfaceLanguage, languageTag } from '../content/content.ts';
import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { wholeNumber } from '../core/fields.ts';
import { oembedUrl } from '../core/links/preview-paths.ts';
import {
  defaultWidgetLook,
  embedUrl,
  widgetImageUrl,
  widgetStreamUrl,
  widgetThemes,
  widgetViews,
} from '../core/links/widget-paths.ts';
import { answersWith } from '../core/problem.ts';
import { areaCode, petitionArea } from './areas.ts';
import { petitionStatuses } from './progress.ts';

const look = {
  view: z._default(z.enum(widgetViews), defaultWidgetLook.view),
  theme: z._default(z.enum(widgetThemes), defaultWidgetLook.theme),
  lang: z._default(interfaceLanguage, defaultWidgetLook.lang),
  of: describe(
    z.optional(z.literal('petition')),
    'The petition of a region that is also an area of the main petition, in place of its share',
  ),
};

const params = z.object({
  id: describe(
    z.string().check(z.maxLength(64)),
    'The id of a petition, or a region, in any case; an area of the main petition stands for its share of that',
  ),
});

const endpoint = endpointsOf('widgets');

export const getEmbed = endpoint('GET', embedUrl, {
  operationId: 'getEmbed',
  summary: 'A widget as a page to frame on any site: without cookies and storage, updated live',
  params,
  querystring: z.object(look),
  response: { 200: describe(z.any(), 'text/html'), ...answersWith(400, 404, 429, 503) },
});

export const getWidgetImage = endpoint('GET', widgetImageUrl, {
  operationId: 'getWidgetImage',
  summary: 'A widget as an image without scripts; an overlay is drawn as a bar',
  params,
  querystring: z.object(look),
  response: { 200: describe(z.any(), 'image/svg+xml'), ...answersWith(400, 404, 429, 503) },
});

/** What a widget shows. */
export const widgetFigures = namedObject('WidgetFigures', {
  petition: z.string(),
  country: describe(z.nullable(areaCode), 'The area of the petition whose share it is'),
  language: describe(z.string(), 'Of the petition’s own title'),
  titles: describe(z.record(languageTag, z.string()), 'Of the petition'),
  signatureCount: z.nullable(z.int()),
  atLeast: describe(z.boolean(), 'There are more signatures than the count says'),
  target: describe(z.nullable(z.int()), 'Of an area its threshold'),
  percentage: describe(z.nullable(z.number()), 'Of the target, two decimals'),
  status: z.enum(petitionStatuses),
  countedAt: describe(z.nullable(z.string()), 'Time or day of the count; null where it is live'),
  demonstration: z.boolean(),
  replayOf: describe(z.nullable(z.int()), 'The year whose figures are replayed'),
  countries: describe(
    z.array(
      z.object({
        countryCode: areaCode,
        name: petitionArea.shape.name,
        tile: petitionArea.shape.tile,
        percentage: z.number(),
      }),
    ),
    'Shares of the thresholds of areas that have one',
  ),
});

export type WidgetFigures = z.infer<typeof widgetFigures>;

export const streamWidget = endpoint('GET', widgetStreamUrl, {
  operationId: 'streamWidget',
  summary: 'Server-sent events of a widget',
  description:
    'An event `figures` at once and on each change, its data a `WidgetFigures`, and its id a hash of them.',
  params,
  querystring: z.object({ of: look.of }),
  response: { 200: describe(z.string(), 'text/event-stream'), ...answersWith(400, 404, 429, 503) },
});

export const oembedFormats = ['json', 'xml'] as const;

export type OembedFormat = (typeof oembedFormats)[number];

export const getOembed = endpoint('GET', oembedUrl, {
  operationId: 'getOembed',
  summary: 'oEmbed 1.0: the widget of a page of this site',
  description: 'Pages of petitions, `/widgets` and `/embed` have one; other addresses are `404`.',
  querystring: z.object({
    url: z.string().check(z.maxLength(2_048)),
    // Other formats are 501, as the specification of oEmbed asks for.
    format: z._default(z.string().check(z.maxLength(32)), 'json'),
    maxwidth: z.optional(wholeNumber(1, 100_000)),
    maxheight: z.optional(wholeNumber(1, 100_000)),
  }),
  response: {
    200: describe(z.record(z.string(), z.unknown()), 'Of the type `rich`'),
    ...answersWith(400, 404, 429, 501, 503),
  },
});
