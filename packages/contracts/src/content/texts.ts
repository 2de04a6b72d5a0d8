// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { plainText } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';

const endpoint = endpointsOf('texts');

/** How a text of a contribution is written. */
export const textFormats = ['plain', 'markdown'] as const;

export type TextFormat = (typeof textFormats)[number];

/** The field of a request to create or edit an item. */
export const textFormatInput = describe(
  z.optional(z.enum(textFormats)),
  'How `content` is written: `markdown` allows bold and italic text, links, lists, quotations, headings, code, and pictures that were uploaded, as `![what it shows](/api/pictures/{id})`. `plain` unless given; an edited text stays as it was',
);

const textSpan = z.object({
  text: describe(z.string(), 'With line breaks'),
  marks: z.optional(z.array(z.enum(['strong', 'emphasis', 'code']))),
  href: describe(
    z.optional(z.string()),
    'Where it leads: a URL of `http` or `https`, or a path of this site, such as that of a member who is named',
  ),
});

export type TextSpan = z.infer<typeof textSpan>;

export const textBlock = namedObject('TextBlock', {
  kind: z.enum(['paragraph', 'heading', 'item', 'code', 'picture']),
  quote: describe(z.int(), 'In how many quotations it stands'),
  level: describe(z.int(), 'In how many lists it stands; 0 unless it is an item'),
  number: describe(z.nullable(z.int()), 'Of an item of a numbered list'),
  spans: describe(z.array(textSpan), 'Of a picture what it shows'),
  picture: describe(
    z.optional(
      z.object({
        url: z.string(),
        width: z.nullable(z.int()),
        height: describe(z.nullable(z.int()), 'Null until a copy without metadata is made'),
      }),
    ),
    'Path of a picture on the public origin, and its size',
  ),
});

export type TextBlock = z.infer<typeof textBlock>;

/** The text of blocks without marks, with an empty line between two of them. */
export const textOfBlocks = (blocks: readonly TextBlock[]): string =>
  blocks.map(({ spans }) => spans.map(({ text }) => text).join('')).join('\n\n');

/** What an item says of its text. */
export const formattedText = {
  format: describe(
    // Absent in answers of an older version.
    z._default(z.enum(textFormats), 'plain'),
    'How `content` is written',
  ),
  blocks: describe(
    z._default(z.nullable(z.array(textBlock)), null),
    'Markdown as elements to show, with links to the pages and members that it names; null for plain texts',
  ),
};

/** Most pictures in a text; what further ones show is written in their place. */
export const textPicturesMax = 4;

/** Longest text of a contribution, in UTF-16 units. */
export const textMax = 20_000;

export const previewText = endpoint('POST', '/api/texts/preview', {
  operationId: 'previewText',
  summary: 'Shows Markdown as it would be published',
  body: z.object({ content: plainText(1, textMax) }),
  response: {
    200: z.object({ blocks: z.array(textBlock) }),
    ...answersWith(400, 403, 413, 415, 429, 503),
  },
});
