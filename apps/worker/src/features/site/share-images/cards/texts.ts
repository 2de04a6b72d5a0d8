// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, localeOf } from '@kga/contracts/core';
import type { SubjectOf } from '@kga/db/registry';
import type { Node } from '@takumi-rs/core';

import { type Frame, box, card, column, drawing, heading, line, mark } from '../design.ts';
import { messages } from '../messages.ts';
import { drawableText } from '../text.ts';

/** A picture that fills its space. */
export const picture = (src: string, width: number, height: number): Node => ({
  type: 'image',
  src,
  width,
  height,
  style: { width, height, objectFit: 'cover', flexShrink: 0 },
});

function money(language: Language, { amount, currency }: SubjectOf<'story'>): string | undefined {
  if (amount === null || currency === null || Number(amount) <= 0) return undefined;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(Number(amount));
}

/** The torn edge of a receipt. */
function tornEdge(colour: string, width: number): Node {
  const [tooth, high] = [24, 16];
  const count = Math.ceil(width / tooth);
  const teeth = Array.from({ length: count }, (_, at) => {
    const left = at * tooth;
    return `L${left + tooth / 2} ${high}L${left + tooth} 0`;
  }).join('');
  return drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${high}" viewBox="0 0 ${width} ${high}"><path d="M0 0${teeth}L${width} 0Z" fill="${colour}"/></svg>`,
    width,
    high,
  );
}

const dashes = (colour: string, width: number): Node =>
  drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="4"><path d="M0 2H${width}" stroke="${colour}" stroke-width="3" stroke-dasharray="14 10"/></svg>`,
    width,
    4,
  );

/** A story as a till receipt: the game, the story, and what was lost as it was given. */
export function storyCard(frame: Frame, story: SubjectOf<'story'>): Node {
  const { palette, language, size } = frame;
  const isWide = size === 'wide';
  const [width, high] = [isWide ? 880 : 860, { wide: 446, square: 760, tall: 1_120 }[size]];
  const inner = width - 112;
  const lost = money(language, story);
  const game = heading(story.game_name, {
    language: story.language,
    width: inner,
    height: 46,
    max: 36,
    min: 26,
    style: { textAlign: 'center', fontWeight: 700, color: palette.muted },
  });
  const title = heading(story.title, {
    language: story.language,
    width: inner,
    height: high - (lost === undefined ? 190 : 280),
    max: isWide ? 64 : 88,
    min: isWide ? 36 : 48,
    style: { textAlign: 'center' },
  });
  const loss = lost === undefined ? [] : [dashes(palette.edge, inner), total(frame, lost, inner)];
  const paper = column({ alignItems: 'center' }, [
    column(
      {
        width,
        height: high,
        padding: '36px 56px',
        alignItems: 'center',
        justifyContent: 'space-between',
        backgroundColor: palette.raised,
      },
      [game, dashes(palette.edge, inner), title, ...loss],
    ),
    tornEdge(palette.raised, width),
  ]);
  const space = isWide ? { padding: '0 64px 44px' } : { padding: '80px 64px 72px' };
  return card(frame, { alignItems: 'center', backgroundColor: palette.desk, ...space }, [
    ...(size === 'tall' ? [box({ height: 100 }, [])] : []),
    paper,
    mark(frame),
    ...(size === 'tall' ? [box({ height: 100 }, [])] : []),
  ]);
}

function total({ palette, language, size }: Frame, lost: string, width: number): Node {
  const fontSize = Math.min(size === 'wide' ? 84 : 108, (width - 300) / (lost.length * 0.58));
  return box({ width, alignItems: 'center', justifyContent: 'space-between' }, [
    line(messages[language].lost, { language, font: 'Inter', fontSize: 34, color: palette.muted }),
    line(lost, { language, fontSize, fontWeight: 800, color: palette.signal, lineHeight: 1.1 }),
  ]);
}

/** A title, whose words they are, and the picture if there is one. */
function headlineCard(
  frame: Frame,
  shown: {
    title: string;
    titleLanguage: Language;
    by?: string | undefined;
    src?: string | undefined;
  },
): Node {
  const { size, margin, width, height } = frame;
  const { title, titleLanguage, by, src } = shown;
  const isWide = size === 'wide';
  const beside = src !== undefined && isWide ? 420 : 0;
  const above = src !== undefined && !isWide ? { square: 440, tall: 900 }[size] : 0;
  const space = { width: width - (beside > 0 ? beside - margin + 48 : 0) };
  const words = column(
    {
      width: space.width + 2 * margin - (beside > 0 ? margin - 48 : 0),
      flexGrow: 1,
      padding: margin,
      paddingRight: beside > 0 ? 0 : margin,
      justifyContent: 'space-between',
      ...(size === 'tall' && { paddingBottom: 200, paddingTop: above > 0 ? 80 : 240 }),
    },
    [
      ...(by === undefined ? [] : [byline(frame, by, space.width)]),
      heading(title, {
        language: titleLanguage,
        width: space.width,
        height: height - above - (isWide ? 170 : 220) - (size === 'tall' ? 280 : 0),
        max: { wide: 84, square: 108, tall: 128 }[size],
        min: { wide: 40, square: 48, tall: 56 }[size],
      }),
      mark(frame),
    ],
  );
  if (src === undefined) return card(frame, { padding: 0 }, [words]);
  const [across, down] = isWide ? [beside, height + 2 * margin] : [width + 2 * margin, above];
  const shownPicture = picture(src, across, down);
  const order = isWide ? [words, shownPicture] : [shownPicture, words];
  return card(frame, { padding: 0, flexDirection: isWide ? 'row' : 'column' }, order);
}

function byline({ palette, language, size }: Frame, by: string, maxWidth: number): Node {
  return line(by, {
    language,
    font: 'Inter',
    fontSize: size === 'wide' ? 30 : 40,
    fontWeight: 600,
    color: palette.signal,
    maxWidth,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  });
}

export const articleCard = (frame: Frame, article: SubjectOf<'article'>, src?: string): Node =>
  headlineCard(frame, {
    title: article.title,
    titleLanguage: article.language,
    by: article.source === null ? undefined : drawableText(article.source),
    src,
  });

export const postCard = (frame: Frame, post: SubjectOf<'post'>): Node =>
  headlineCard(frame, {
    title: post.title,
    titleLanguage: post.language,
    by: messages[frame.language].forum,
  });
