// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { type CoverSubject, coverSize, drawCover, yearsOfLife } from './cover.ts';
import { gameGenres } from './tags.ts';

const game: CoverSubject = {
  name: 'The Crew',
  publisher: 'Ubisoft',
  genre: 'racing',
  releaseDate: '2014-12-02',
  shutdownDate: '2024-03-31',
};

const linesOf = (cover: ReturnType<typeof drawCover>) => cover.texts.map(({ text }) => text);

test('a cover shows publisher, name and years, and is the same each time', () => {
  expect(linesOf(drawCover(game)).join(' ')).toBe('Ubisoft The Crew 2014–2024');
  expect(drawCover(game)).toEqual(drawCover({ ...game }));
});

test('the genre chooses one of six designs', () => {
  const designs = gameGenres.map((genre) => JSON.stringify(drawCover({ ...game, genre }).shapes));
  expect(new Set(designs).size).toBe(6);
});

test('games of one genre differ in colour', () => {
  const grounds = Array.from({ length: 40 }, (_, index) =>
    drawCover({ ...game, name: `Game ${index}` }),
  );
  expect(new Set(grounds.map(({ background }) => background)).size).toBe(7);
});

test.each([
  ['W'.repeat(200)],
  ['Donaudampfschifffahrtsgesellschaftssimulator'],
  ['The Extremely Long Name of a Game: Chapters of the Forgotten Kingdom '.repeat(5)],
  ['서든어택 온라인 '.repeat(20)],
  ['田中さんにあげて下さい'.repeat(20)],
])('a long name stays on its cover: %.20s', (name) => {
  const cover = drawCover({ ...game, name, publisher: name });
  const heading = cover.texts.filter(({ isHeading }) => isHeading).slice(0, -1);
  // Between the picture and the years.
  for (const { y, size } of heading) {
    expect([y - size > 200, y < 365]).toEqual([true, true]);
  }
  // A capital is about as wide as high, a character of Chinese or Korean exactly.
  for (const { text, size } of heading)
    expect(text.length * size * 0.3).toBeLessThan(coverSize.width);
  const shown = heading
    .map(({ text }) => text)
    .join('')
    .replaceAll(/[\s…]/gu, '');
  expect(name.replaceAll(/\s/gu, '').startsWith(shown)).toBe(true);
});

test('a name in a script that runs to the left begins at the right', () => {
  const title = drawCover({ ...game, name: 'مرحبا' }).texts.find(({ isHeading }) => isHeading);
  expect(title).toMatchObject({ isRightToLeft: true, x: coverSize.width - 22 });
});

test('a name without anything that can be drawn leaves a cover with years', () => {
  expect(linesOf(drawCover({ ...game, name: '\u0000', publisher: null }))).toEqual(['2014–2024']);
});

test('years that are not known are left out', () => {
  expect(yearsOfLife({ releaseDate: null, shutdownDate: '2027-01-31' })).toEqual(['2027']);
  expect(yearsOfLife({ releaseDate: '2024-02', shutdownDate: '2024-05-31' })).toEqual(['2024']);
  expect(yearsOfLife({ releaseDate: null, shutdownDate: null })).toEqual([]);
});
