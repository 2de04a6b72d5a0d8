// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { drawableText, fitText } from '@kga/contracts/archive';
import { type Language, languages, shareImageSizes } from '@kga/contracts/core';
import type { ShareSubject } from '@kga/db/registry';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { createFontLoader, familiesFor } from './fonts.ts';
import { createCardRenderer } from './renderer.ts';

const render = createCardRenderer();
const renderer = new Renderer();
const loadFonts = createFontLoader(renderer);

const list = fileURLToPath(import.meta.resolve('big-list-of-naughty-strings/blns.json'));
const naughty = z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')));

const side = 48;

/** The pixels of one character. */
async function pixelsOf(character: string, language: Language = 'en'): Promise<string> {
  await loadFonts(character);
  const text = {
    type: 'text',
    text: character,
    style: { fontFamily: familiesFor(language, 'Bricolage'), fontSize: 32, color: '#000' },
  } as const;
  const style = { width: side, height: side, backgroundColor: '#fff' };
  const pixels = await renderer.render(
    { type: 'container', style, children: [text] },
    { width: side, height: side, format: 'raw' },
  );
  return pixels.toString('base64');
}

/** The boxes that fonts draw for characters that they lack: private ones and a control. */
let boxes: string[];
beforeAll(async () => {
  // All fonts, because the box is that of one of them.
  await loadFonts(naughty.join(''));
  const lacking = ['\uE000', '\u{10FFFD}', '\u0001'];
  boxes = await Promise.all(
    languages.flatMap((language) => lacking.map((each) => pixelsOf(each, language))),
  );
});

describe('glyphs', () => {
  test('a missing one is a box that this test recognises', async () => {
    const blank = await pixelsOf(' ');
    expect(boxes).not.toContain(blank);
    expect(boxes).toContain(await pixelsOf('\uF8FF'));
    expect(boxes).not.toContain(await pixelsOf('A'));
  });

  test.each(languages)('no character of the naughty strings is a box in %s', async (language) => {
    const drawn = new Set(naughty.flatMap((text) => Array.from(drawableText(text))));
    expect(drawn.size).toBeGreaterThan(700);
    const missing = [];
    for (const character of drawn) {
      if (boxes.includes(await pixelsOf(character, language))) missing.push(character);
    }
    expect(missing).toEqual([]);
  });

  test('Chinese, Japanese and Korean have their own forms of a character', async () => {
    const forms = await Promise.all(
      (['zh-CN', 'ja', 'ko'] as const).map((language) => pixelsOf('骨', language)),
    );
    expect(new Set(forms).size).toBeGreaterThan(1);
    expect(await pixelsOf('直', 'ja')).not.toBe(await pixelsOf('直', 'zh-CN'));
  });

  test('emoji have colours, flags and families are one picture', async () => {
    for (const emoji of ['👾', '🇩🇪', '👩‍👩‍👧']) {
      const pixels = Buffer.from(await pixelsOf(emoji), 'base64');
      const isColoured = pixels.some((value, at) => at % 4 === 0 && value !== pixels[at + 2]);
      expect([emoji, isColoured]).toEqual([emoji, true]);
    }
  });
});

describe('text', () => {
  const space = { width: 1_000, height: 400, max: 120, min: 40, lineHeight: 1.16 };

  test('long names shrink, and the longest take as many lines as there is room for', () => {
    expect(fitText('Anthem', space)).toMatchObject({ size: 120 });
    const long = fitText('The Elder Scrolls: Legends of the Forgotten Kingdoms', space);
    expect(long.size).toBeLessThan(120);
    expect(long.size).toBeGreaterThan(60);
    expect(fitText('word '.repeat(80), space)).toEqual({ size: 40, lines: 8 });
  });

  test('a word that no line can hold is set at the smallest size, where it is broken', () => {
    expect(fitText('W'.repeat(200), space).size).toBe(40);
  });

  test('is cut, and loses what cannot be drawn', () => {
    expect(drawableText('🎮'.repeat(1_000))).toBe(`${'🎮'.repeat(240)}…`);
    expect(drawableText(' a\0\u0007\n\tb\uE000 ')).toBe('a b');
    expect(drawableText('𠜎')).toBe('〓');
    expect(drawableText(`e${'\u0301\u0316'.repeat(20)}`).length).toBeLessThan(6);
  });
});

describe('cards', () => {
  const ofTitle = (title: string): ShareSubject[] => [
    {
      kind: 'game',
      name: title,
      publisher: title,
      genre: 'card',
      release_date: '2014',
      shutdown_date: null,
      availability: 'unknown',
      language: 'en',
      picture: null,
    },
    {
      kind: 'story',
      title,
      game_name: title,
      amount: '999999999999.99',
      currency: 'EUR',
      language: 'ja',
    },
    { kind: 'article', title, source: title, language: 'de', picture: null },
    { kind: 'post', title, language: 'ko' },
    { kind: 'memory', content: title, language: 'en', name: title, name_language: 'ja' },
    {
      kind: 'page',
      page: 'archive',
      count: 181,
      second: 43,
      games: [
        {
          name: title,
          publisher: title,
          genre: 'card',
          release_date: '2014',
          shutdown_date: null,
          language: 'en',
        },
      ],
    },
  ];

  test.each([
    ['nothing', ''],
    ['a blank', ' '],
    ['NUL', '\0'],
    ['many words', 'Supercalifragilistic '.repeat(30)],
    ['one long word', 'W'.repeat(2_000)],
    ['letters of mathematics', '𝕿𝖍𝖊 '.repeat(200)],
    ['Arabic', 'مرحبا '.repeat(100)],
  ])('a title of %s is drawn in each size, soon', async (_what, title) => {
    for (const subject of ofTitle(title)) {
      for (const size of ['wide', 'square', 'tall'] as const) {
        const startedAt = performance.now();
        const png = await render({ subject, drawn: { size, language: 'fr', theme: 'dark' } });
        expect(await sharp(png).metadata()).toMatchObject({
          format: 'png',
          ...shareImageSizes[size],
        });
        expect(performance.now() - startedAt).toBeLessThan(4_000);
      }
    }
  });

  test.each(languages)('pages and laws have cards in %s', async (language) => {
    const subjects: ShareSubject[] = [
      ...(['stories', 'news', 'forum', 'legal', 'commitments'] as const).map((page) => ({
        kind: 'page' as const,
        page,
        count: 12_345,
        second: 6_789,
        games: [],
      })),
      {
        kind: 'law',
        region: 'DE',
        limit: { kind: 'limitation', durations: ['P2Y', 'P3Y'] },
        laws: 4,
      },
      { kind: 'law', region: 'US', limit: null, laws: 1 },
    ];
    const drawn = { size: 'wide', language, theme: 'light' } as const;
    const images = await Promise.all(subjects.map((subject) => render({ subject, drawn })));
    expect(new Set(images.map((png) => png.toString('base64'))).size).toBe(subjects.length);
  });

  test('an unreadable picture fails alone', async () => {
    const subject = {
      kind: 'article',
      title: 'A',
      source: null,
      language: 'en',
      picture: 'x',
    } as const;
    const drawn = { size: 'wide', language: 'en', theme: 'light' } as const;
    await expect(render({ subject, drawn, picture: Buffer.from('<svg/>x') })).rejects.toThrow(
      /image/i,
    );
    expect((await render({ subject, drawn })).length).toBeGreaterThan(1_000);
  });
});
