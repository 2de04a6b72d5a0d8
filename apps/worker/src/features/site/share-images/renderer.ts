// SPDX-License-Identifier: AGPL-3.0-or-later
import { shareImageSizes } from '@kga/contracts/core';
import { type Node, Renderer } from '@takumi-rs/core';

import { type CardInput, drawCard } from './cards/draw.ts';
import { createFontLoader } from './fonts.ts';

/** Makes a function that renders cards as PNGs. */
export function createCardRenderer() {
  const renderer = new Renderer({ cacheMaxBytes: 8 * 1024 * 1024 });
  const loadFonts = createFontLoader(renderer);

  return async (input: Omit<CardInput, 'src'> & { picture?: Buffer | undefined }) => {
    const { picture, ...rest } = input;
    const src = 'picture';
    const node = drawCard({ ...rest, src: picture && src });
    await loadFonts(textsOf(node));
    return renderer.render(node, {
      ...shareImageSizes[input.drawn.size],
      format: 'png',
      lang: input.drawn.language,
      images: picture ? [{ src, data: picture, cache: 'none' }] : [],
    });
  };
}

/** All texts of a card. */
function textsOf(node: Node): string {
  if (node.type === 'text') return node.text;
  return node.type === 'container' ? (node.children ?? []).map(textsOf).join('') : '';
}
