// SPDX-License-Identifier: AGPL-3.0-or-later
import { drawableText } from '@kga/contracts/archive';
import type { Language } from '@kga/contracts/core';
import type { SubjectOf } from '@kga/db/registry';
import type { Node } from '@takumi-rs/core';

import { type Frame, card, column, heading, line, mark } from '../design.ts';
import { imageMessages } from '../messages.ts';

/** A picture that fills its space. */
export const picture = (src: string, width: number, height: number): Node => ({
  type: 'image',
  src,
  width,
  height,
  style: { width, height, objectFit: 'cover', flexShrink: 0 },
});

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
    by: imageMessages(frame.language).forum,
  });
