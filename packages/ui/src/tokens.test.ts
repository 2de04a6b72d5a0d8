// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

type Palette = ReadonlyMap<string, string>;

/** The hex colours of the first rule that starts with this text. */
function paletteOf(opening: string): Palette {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`tokens.css has no rule ${opening}`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [
      name,
      hex,
    ]),
  );
}

/** WCAG 2.2's relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, front: string, back: string): number {
  const [darker = 0, lighter = 0] = [front, back]
    .map((name) => {
      const hex = palette.get(name);
      if (hex === undefined) throw new Error(`The palette has no ${name}`);
      return luminance(hex);
    })
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const light = paletteOf(":root,\n[data-theme='light'] {");
const dark = paletteOf("[data-theme='dark'],\n.memorial {");
const print = paletteOf(':root,\n  [data-theme],\n  .memorial {');
const steps = [
  'step-green-4x',
  'step-green-2x',
  'step-green',
  'step-blue',
  'step-yellow',
  'step-orange',
  'step-red',
];
/** What sets each step off from the page: a yellow that is dark enough to do so itself is mustard. */
const outlines = steps.map((step) => (step === 'step-yellow' ? 'step-yellow-edge' : step));
const grounds = ['paper', 'raised', 'wash'];

test('the system’s dark palette equals the forced one', () => {
  expect(paletteOf(":root:where(:not([data-theme='light'])) {")).toEqual(dark);
});

describe.each([
  ['light', light],
  ['dark', dark],
  ['print', print],
])('%s', (theme, palette) => {
  test.each(
    [
      ...grounds.flatMap((ground) => ['ink', 'muted', 'signal'].map((text) => [text, ground])),
      ['signal-ink', 'signal-fill'],
      ['paper', 'ink'],
      ...steps.map((step) => [`${step}-ink`, step]),
    ].map(([text = '', ground = '']) => ({ text, ground })),
  )('$text reads on $ground', ({ text, ground }) => {
    expect(contrast(palette, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  const parts = ['edge', 'signal-fill', ...outlines, ...(theme === 'print' ? [] : ['focus'])];
  test.each(
    parts.flatMap((part) =>
      (theme === 'print' ? ['paper'] : grounds).map((ground) => ({ part, ground })),
    ),
  )('$part has enough contrast on $ground', ({ part, ground }) => {
    expect(contrast(palette, part, ground)).toBeGreaterThanOrEqual(3);
  });

  test('neighbouring greens differ', () => {
    expect(contrast(palette, 'step-green', 'step-green-2x')).toBeGreaterThanOrEqual(1.5);
    expect(contrast(palette, 'step-green-2x', 'step-green-4x')).toBeGreaterThanOrEqual(1.5);
  });

  test('orange and red differ by more than their hue', () => {
    expect(contrast(palette, 'step-orange', 'step-red')).toBeGreaterThanOrEqual(2);
  });

  test('the signal button is as strong as in the light theme', () => {
    expect(palette.get('signal-ink')).toBe(light.get('signal-ink'));
  });
});
