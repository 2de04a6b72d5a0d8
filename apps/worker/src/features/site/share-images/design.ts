// SPDX-License-Identifier: AGPL-3.0-or-later
import { drawableText, fitText, markPhrases } from '@kga/contracts/archive';
import {
  type Language,
  type Palette,
  campaign,
  heartPath,
  palettes,
  shareImageSizes,
} from '@kga/contracts/core';
import type { ShareImageKey } from '@kga/contracts/site';
import type { Node } from '@takumi-rs/core';

import { familiesFor } from './fonts.ts';

/** How a card is drawn, and the space within its margins in pixels. */
export type Frame = {
  palette: Palette;
  language: Language;
  size: ShareImageKey['size'];
  margin: number;
  width: number;
  height: number;
};

export function frameOf({ size, language, theme }: Omit<ShareImageKey, 'kind' | 'id'>): Frame {
  const { width, height } = shareImageSizes[size];
  const margin = size === 'wide' ? 64 : 80;
  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  return { palette: palettes[theme], language, size, margin, ...inner };
}

export type Style = NonNullable<Node['style']>;

export const box = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});

export const column = (style: Style, children: Node[]) =>
  box({ flexDirection: 'column', ...style }, children);

/** A text of one line, by default in the font of headings. */
export function line(
  text: string,
  {
    language,
    font = 'Bricolage',
    ...style
  }: Style & { language: Language; font?: 'Bricolage' | 'Inter' },
): Node {
  const fontFamily = familiesFor(language, font);
  return { type: 'text', text, style: { fontFamily, whiteSpace: 'nowrap', ...style } };
}

type Heading = {
  language: Language;
  width: number;
  height: number;
  max: number;
  min: number;
  style?: Style;
};

/** A user's text as large as its space allows; where even the smallest size is too large, it is cut. */
export function heading(text: string, { language, style, ...space }: Heading): Node {
  const lineHeight = 1.16;
  const drawn = markPhrases(drawableText(text), language);
  const { size, lines } = fitText(drawn, { ...space, lineHeight });
  return {
    type: 'text',
    text: drawn,
    style: {
      fontFamily: familiesFor(language, 'Bricolage'),
      fontWeight: 800,
      fontSize: size,
      lineHeight,
      maxWidth: space.width,
      lineClamp: lines,
      textOverflow: 'ellipsis',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      // Lines end between words, which Chinese and Japanese have marks for.
      wordBreak: 'keep-all',
      ...style,
    },
  };
}

/** An SVG as an image. */
export const drawing = (svg: string, width: number, height: number): Node => ({
  type: 'image',
  src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  width,
  height,
  style: { width, height, flexShrink: 0 },
});

const heart = (colour: string, size: number): Node =>
  drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}" fill="none"><path d="${heartPath}" stroke="${colour}" stroke-width="8.5" stroke-linejoin="round"/></svg>`,
    size,
    size,
  );

/** The campaign's mark: the heart and its name. */
export function mark({ palette, size }: Frame): Node {
  const height = size === 'wide' ? 44 : 56;
  return box({ alignItems: 'center', gap: height * 0.36 }, [
    heart(palette.signal, height),
    line(campaign.brand, {
      language: 'en',
      fontSize: height * 0.72,
      fontWeight: 700,
      color: palette.ink,
    }),
  ]);
}

/** The card: its content, and the mark at the end. */
export function card(frame: Frame, style: Style, children: Node[]): Node {
  const { palette, margin } = frame;
  return column(
    {
      width: '100%',
      height: '100%',
      padding: margin,
      backgroundColor: palette.paper,
      color: palette.ink,
      justifyContent: 'space-between',
      ...style,
    },
    children,
  );
}
