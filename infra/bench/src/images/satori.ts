// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { shareImageSizes } from '@kga/contracts/core';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';

import {
  type CardInput,
  drawCard,
} from '../../../../apps/worker/src/features/site/share-images/cards/draw.ts';

type Node = ReturnType<typeof drawCard>;

const worker = createRequire(join(import.meta.dirname, '../../../../apps/worker/package.json'));

const packages = {
  Bricolage: '@fontsource-variable/bricolage-grotesque',
  Inter: '@fontsource-variable/inter',
  'zh-CN': '@fontsource-variable/noto-sans-sc',
  ja: '@fontsource-variable/noto-sans-jp',
  ko: '@fontsource-variable/noto-sans-kr',
} as const;

const weights = [400, 800] as const;

/** The part of a family with the characters of a text, of a fixed weight: satori reads no variable fonts. */
async function fontsOf(name: keyof typeof packages, text: string): Promise<Font[]> {
  const list = worker.resolve(`${packages[name]}/unicode.json`);
  const folder = dirname(list);
  const ranges: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'));
  const points = Array.from(new Set(text), (character) => character.codePointAt(0) ?? 0);
  const isNeeded = (range: string) =>
    range.split(',').some((part) => {
      const [first = '', last = first] = part.trim().slice(2).split('-');
      const [low, high] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return points.some((point) => point >= low && point <= high);
    });
  const fonts: Font[] = [];
  for (const [subset, range] of Object.entries(ranges)) {
    if (!isNeeded(range)) continue;
    const file = `${basename(folder)}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
    const bytes = readFileSync(join(folder, 'files', file));
    for (const weight of weights) {
      const data = await subsetFont(bytes, text, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      });
      fonts.push({ name, data, weight, style: 'normal' });
    }
  }
  return fonts;
}

function textsOf(node: Node): string {
  if (node.type === 'text') return node.text;
  return node.type === 'container' ? (node.children ?? []).map(textsOf).join('') : '';
}

/** What satori reads of a React element. */
type Element = { type: string; key: null; props: object };

/** A card as the React element that satori draws. */
function elementOf(node: Node, picture: string): Element {
  if (node.type === 'image') {
    const src = node.src === 'picture' ? picture : node.src;
    return {
      type: 'img',
      key: null,
      props: { src, width: node.width, height: node.height, style: node.style },
    };
  }
  const children =
    node.type === 'text'
      ? node.text
      : (node.children ?? []).map((child) => elementOf(child, picture));
  const style = node.type === 'text' ? { display: 'block', ...node.style } : node.style;
  return { type: 'div', key: null, props: { style, children } };
}

/** Makes a function that draws cards by satori and resvg; fonts and pictures are read beforehand. */
export async function createSatoriRenderer() {
  const fontSets = new Map<string, Font[]>();
  const pictures = new Map<Buffer, string>();

  return async (input: Omit<CardInput, 'src'> & { picture?: Buffer | undefined }) => {
    const { picture } = input;
    const node = drawCard({ ...input, src: picture && 'picture' });
    const { language } = input.drawn;
    const text = textsOf(node);
    const own = language === 'en' || language === 'fr' || language === 'de' ? [] : [language];
    let fonts = fontSets.get(text);
    if (!fonts) {
      const sets = await Promise.all(
        (['Bricolage', 'Inter', ...own] as const).map((name) => fontsOf(name, text)),
      );
      fonts = sets.flat();
      fontSets.set(text, fonts);
    }
    if (picture && !pictures.has(picture)) {
      const png = await sharp(picture).png().toBuffer();
      pictures.set(picture, `data:image/png;base64,${png.toString('base64')}`);
    }
    const src = (picture && pictures.get(picture)) ?? '';
    const svg = await satori(elementOf(node, src), { ...shareImageSizes[input.drawn.size], fonts });
    new Resvg(svg).render().asPng();
  };
}
