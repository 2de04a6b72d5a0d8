// SPDX-License-Identifier: AGPL-3.0-or-later
import { coverSize, drawCover } from '@kga/contracts/archive';
import type { SubjectOf } from '@kga/db/registry';
import type { Node } from '@takumi-rs/core';

import { box, drawing, line } from '../design.ts';

/** Where the baseline of a line lies below its top, in units of the font size. */
const ascent = { heading: 0.95, text: 0.97 } as const;

/** The drawn cover of a game, as its pages show it, in a width in pixels. */
export function drawnCover(game: SubjectOf<'page'>['games'][number], width: number): Node {
  const scale = width / coverSize.width;
  const height = coverSize.height * scale;
  const { background, shapes, texts } = drawCover({
    name: game.name,
    publisher: game.publisher,
    genre: game.genre,
    releaseDate: game.release_date,
    shutdownDate: game.shutdown_date,
  });
  const paths = shapes.map(
    ({ d, fill = 'none', stroke = 'none', width: stroked = 0 }) =>
      `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${stroked}"/>`,
  );
  const ground = `<path fill="${background}" d="M0 0h${coverSize.width}v${coverSize.height}H0Z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverSize.width} ${coverSize.height}" width="${width}" height="${height}">${ground}${paths.join('')}</svg>`;
  return box({ position: 'relative', width, height, overflow: 'hidden', flexShrink: 0 }, [
    drawing(svg, width, height),
    ...texts.map(({ text, x, y, size, fill, isHeading, isRightToLeft }) =>
      line(text, {
        language: game.language,
        font: isHeading ? 'Bricolage' : 'Inter',
        position: 'absolute',
        top: (y - size * (isHeading ? ascent.heading : ascent.text)) * scale,
        ...(isRightToLeft ? { right: (coverSize.width - x) * scale } : { left: x * scale }),
        fontSize: size * scale,
        lineHeight: 1.2,
        fontWeight: isHeading ? 800 : 600,
        color: fill,
      }),
    ),
  ]);
}
