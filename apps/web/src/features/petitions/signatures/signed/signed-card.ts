// SPDX-License-Identifier: AGPL-3.0-or-later
import { drawableText, layOutText } from '@kga/contracts/archive';
import { heartPath, palettes } from '@kga/contracts/core';

/** Width and height of the card, in pixels. */
export const cardSize = 1_080;

const margin = 84;
const inner = cardSize - 2 * margin;

/** The dark theme stands out in any feed. */
const colours = palettes.dark;

type CardTexts = {
  lead: string;
  /** Of the signature, as it is written; undefined where it has none. */
  number: string | undefined;
  /** Of the petition. */
  title: string;
  /** BCP 47 tag of the title, by which the fonts of Chinese and Japanese differ. */
  language: string;
  /** Where the signer lives. */
  place: string | undefined;
  brand: string;
  host: string;
};

/**
 * Draws the card of a signature in the browser: the server never learns which number whose card shows.
 * @throws Error where the browser draws no canvas
 */
export async function drawCard(texts: CardTexts): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = cardSize;
  canvas.height = cardSize;
  canvas.lang = texts.language;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no canvas.');
  const { headings, text } = await loadFonts();
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, cardSize, cardSize);
  context.textBaseline = 'alphabetic';
  drawMark(context, texts.brand, headings);
  const top = drawNumber(context, texts, { headings, text });
  drawTitle(context, texts.title, { top, headings });
  drawFoot(context, texts, text);
  return canvas;
}

type Fonts = { headings: string; text: string };

/** The families of the page, loaded in the weights of the card. */
async function loadFonts(): Promise<Fonts> {
  const heading = document.querySelector('h1') ?? document.body;
  const headings = getComputedStyle(heading).fontFamily;
  const text = getComputedStyle(document.body).fontFamily;
  await Promise.all([
    document.fonts.load(`800 100px ${headings}`),
    document.fonts.load(`600 40px ${text}`),
  ]).catch(() => []);
  return { headings, text };
}

function drawMark(context: CanvasRenderingContext2D, brand: string, headings: string): void {
  const scale = 72 / 64;
  context.save();
  context.translate(margin, margin - 8);
  context.scale(scale, scale);
  context.strokeStyle = colours.signal;
  context.lineWidth = 8.5;
  context.lineJoin = 'round';
  context.stroke(new Path2D(heartPath));
  context.restore();
  context.fillStyle = colours.ink;
  context.font = `700 40px ${headings}`;
  context.fillText(brand, margin + 96, margin + 44, inner - 96);
}

/** Draws the number, or that one has signed; returns where the title begins. */
function drawNumber(
  context: CanvasRenderingContext2D,
  { lead, number }: CardTexts,
  { headings, text }: Fonts,
): number {
  context.fillStyle = colours.muted;
  if (number === undefined) {
    context.fillStyle = colours.signal;
    context.font = `800 96px ${headings}`;
    context.fillText(lead, margin, 370, inner);
    return 450;
  }
  context.font = `600 52px ${text}`;
  context.fillText(lead, margin, 280, inner);
  context.fillStyle = colours.signal;
  let size = 300;
  do {
    size -= 10;
    context.font = `800 ${size}px ${headings}`;
  } while (context.measureText(number).width > inner && size > 80);
  context.fillText(number, margin, 310 + size * 0.78, inner);
  return 350 + size * 0.85;
}

type Place = { top: number; headings: string };

function drawTitle(
  context: CanvasRenderingContext2D,
  title: string,
  { top, headings }: Place,
): void {
  const lineHeight = 1.16;
  const space = {
    width: inner,
    height: cardSize - margin - 110 - top,
    max: 72,
    min: 34,
    lineHeight,
  };
  const { size, lines } = layOutText(drawableText(title), space);
  context.fillStyle = colours.ink;
  context.font = `700 ${size}px ${headings}`;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, margin, top + size * (0.9 + index * lineHeight), inner);
  }
}

function drawFoot(
  context: CanvasRenderingContext2D,
  { place, host }: CardTexts,
  text: string,
): void {
  const baseline = cardSize - margin + 8;
  context.fillStyle = colours.line;
  context.fillRect(margin, baseline - 66, inner, 2);
  context.fillStyle = colours.muted;
  context.font = `600 34px ${text}`;
  if (place !== undefined) context.fillText(place, margin, baseline, inner * 0.55);
  context.textAlign = 'right';
  context.fillText(host, cardSize - margin, baseline, inner * 0.42);
}
