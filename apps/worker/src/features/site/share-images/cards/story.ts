// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, localeOf } from '@kga/contracts/core';
import type { SubjectOf } from '@kga/db/registry';
import type { Node } from '@takumi-rs/core';

import { type Frame, box, card, column, drawing, heading, line, mark } from '../design.ts';
import { imageMessages } from '../messages.ts';

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
    line(imageMessages(language).lost, {
      language,
      font: 'Inter',
      fontSize: 34,
      color: palette.muted,
    }),
    line(lost, { language, fontSize, fontWeight: 800, color: palette.signal, lineHeight: 1.1 }),
  ]);
}
