import { type Language, type ShareImageKey, campaign, shareImageSizes } from '@kga/contracts';
import type { Node } from '@takumi-rs/core';

import { familiesFor } from './fonts.ts';
import { drawableText, fitText } from './text.ts';

/** The colours of `packages/ui/src/tokens.css`. */
const palettes = {
  light: {
    paper: '#fbf9f4',
    raised: '#ffffff',
    wash: '#f1ede2',
    desk: '#f1ede2',
    ink: '#16181d',
    muted: '#5a5f6b',
    line: '#e4dfd3',
    edge: '#857f70',
    signal: '#c8102e',
    steps: [
      { from: 400, fill: '#0a4426', ink: '#ffffff' },
      { from: 200, fill: '#17653b', ink: '#ffffff' },
      { from: 100, fill: '#2a8452', ink: '#ffffff' },
      { from: 75, fill: '#1f65ad', ink: '#ffffff' },
      { from: 50, fill: '#f6c915', ink: '#121418' },
      { from: 25, fill: '#d66300', ink: '#121418' },
    ],
    lowest: { fill: '#8f1431', ink: '#ffffff' },
  },
  dark: {
    paper: '#121418',
    raised: '#1b1e24',
    wash: '#22262d',
    desk: '#0b0d10',
    ink: '#edeae2',
    muted: '#a3a7b0',
    line: '#2a2e36',
    edge: '#767c88',
    signal: '#ff5a5f',
    steps: [
      { from: 400, fill: '#a6efca', ink: '#121418' },
      { from: 200, fill: '#5cc794', ink: '#121418' },
      { from: 100, fill: '#3a9a6a', ink: '#121418' },
      { from: 75, fill: '#62a8f0', ink: '#121418' },
      { from: 50, fill: '#f6d24a', ink: '#121418' },
      { from: 25, fill: '#ff9a3d', ink: '#121418' },
    ],
    lowest: { fill: '#d13a52', ink: '#ffffff' },
  },
} as const;

export type Palette = (typeof palettes)[keyof typeof palettes];

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
  const drawn = drawableText(text);
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
      // Korean breaks between words, as it is written with blanks.
      ...(language === 'ko' && { wordBreak: 'keep-all' }),
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

/** The heart drawn as a power button, as in `packages/ui/src/brand-mark.tsx`. */
const heart = (colour: string, size: number): Node =>
  drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}" fill="none"><path d="M41.5 12.2C51 8.2 59 15.5 59 26.5C59 38.5 46.5 47.5 32 57.5C17.5 47.5 5 38.5 5 26.5C5 15.5 13 8.2 22.5 12.2M32 6V33" stroke="${colour}" stroke-width="8.5" stroke-linejoin="round"/></svg>`,
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
