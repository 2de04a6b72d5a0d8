// SPDX-License-Identifier: AGPL-3.0-or-later
import { type CoveredGame, shortGameName } from './archive.ts';
import type { GameGenre } from './tags.ts';
import { drawableText, layOutText } from './text-layout.ts';

/** Size of a drawn cover in its own units; it is scaled to where it is shown. */
export const coverSize = { width: 300, height: 400 } as const;

/** An outline as an SVG path, filled or stroked. */
export type CoverShape = { d: string; fill?: string; stroke?: string; width?: number };

/** A line of text; `x` is where it begins, at the right for scripts that run to the left. */
export type CoverText = {
  text: string;
  x: number;
  /** Of the baseline. */
  y: number;
  size: number;
  fill: string;
  isHeading: boolean;
  isRightToLeft: boolean;
};

export type CoverDrawing = { background: string; shapes: CoverShape[]; texts: CoverText[] };

/** What a cover says. */
export type CoverSubject = Omit<CoveredGame, 'coverUrl'>;

const margin = 22;
const inner = coverSize.width - 2 * margin;
const center = coverSize.width / 2;

/** Printed inks: the ground, its second tone, the motif and the letters. */
const inks = [
  { ground: '#16181d', tone: '#2a2e36', motif: '#ff5a5f', text: '#fbf9f4' },
  { ground: '#4a1220', tone: '#6b1e30', motif: '#f4b183', text: '#fdf0e6' },
  { ground: '#0f3d2a', tone: '#17563c', motif: '#a6efca', text: '#f1f8f2' },
  { ground: '#132a4f', tone: '#1f3f73', motif: '#8fc0f7', text: '#f0f5fd' },
  { ground: '#f1ede2', tone: '#dcd5c3', motif: '#c8102e', text: '#16181d' },
  { ground: '#53370a', tone: '#714c10', motif: '#f6d24a', text: '#fdf6e3' },
  { ground: '#33224d', tone: '#4a3470', motif: '#d3b6ff', text: '#f6f0ff' },
] as const;

type Ink = (typeof inks)[number];

type Motif = (ink: Ink, seed: number) => CoverShape[];

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The digits of a seed, one after another, each from 0 to 9. */
const digitAt = (seed: number, index: number): number =>
  Math.floor(((seed % 9973) * (index + 3) * 7.31) % 10);

/** One outline for all filled shapes of a colour, the first ones undermost. */
function mergeFills(shapes: readonly Required<Pick<CoverShape, 'd' | 'fill'>>[]): CoverShape[] {
  const outlines = new Map<string, string>();
  for (const { d, fill } of shapes) outlines.set(fill, (outlines.get(fill) ?? '') + d);
  return [...outlines].map(([fill, d]) => ({ d, fill }));
}

/** A sun that has begun to set behind a road of stripes. */
const sunset: Motif = ({ ground, tone, motif }, seed) => [
  { d: circle(center - 60 + (seed % 5) * 30, 150, 72 + (seed % 4) * 9), fill: motif },
  ...[0, 1, 2, 3, 4].map((step) => ({
    d: rectangle(0, 150 + step * 17, coverSize.width, 5 + step * 3),
    fill: step % 2 === 0 ? tone : ground,
  })),
];

/** Bars of a level that falls silent. */
const level: Motif = ({ tone, motif }, seed) =>
  mergeFills(
    Array.from({ length: 12 }, (_, index) => {
      const height = 20 + digitAt(seed, index) * (15 - index);
      return {
        d: rectangle(margin + index * 22, 214 - Math.max(6, height), 14, Math.max(6, height)),
        fill: index < 7 ? motif : tone,
      };
    }),
  );

/** Towers of a city, a few windows still lit. */
const towers: Motif = ({ ground, tone, motif }, seed) =>
  mergeFills(
    Array.from({ length: 6 }, (_, index) => {
      const height = 50 + digitAt(seed, index) * 13;
      const x = index * 50;
      const lit = digitAt(seed, index + 7) > 4;
      return [
        { d: rectangle(x + 3, 214 - height, 44, height), fill: tone },
        {
          d: [0, 1]
            .map((row) =>
              rectangle(x + 11 + ((index + row) % 2) * 18, 214 - height + 12 + row * 18, 10, 10),
            )
            .join(''),
          fill: lit ? motif : ground,
        },
      ];
    }).flat(),
  );

/** A board of tiles that comes apart. */
const tiles: Motif = ({ tone, motif }, seed) =>
  mergeFills(
    Array.from({ length: 40 }, (_, index) => ({
      row: Math.floor(index / 8),
      column: index % 8,
      index,
    }))
      .filter(({ row, index }) => digitAt(seed, index) >= 8 - 2 * row)
      .map(({ row, column, index }) => ({
        d: rectangle(margin + column * 32 + 1, 52 + row * 32, 28, 28),
        fill: digitAt(seed, index + 11) < 3 ? motif : tone,
      })),
  );

/** Rings around a centre, open at the top as the sign on a power button is. */
const rings: Motif = ({ tone, motif }, seed) => [
  ...[96, 74, 52, 30].slice(seed % 2, 2 + (seed % 3)).map((radius, index) => {
    const gap = 0.42 + ((seed + index) % 3) * 0.14;
    const [dx, dy] = [radius * Math.sin(gap), radius * Math.cos(gap)].map(Math.round);
    return {
      d: `M${center + (dx ?? 0)} ${132 - (dy ?? 0)}A${radius} ${radius} 0 1 1 ${center - (dx ?? 0)} ${132 - (dy ?? 0)}`,
      stroke: index === 1 ? motif : tone,
      width: 11,
    };
  }),
  { d: `M${center} 34V132`, stroke: motif, width: 11 },
];

/** Peaks in front of one another. */
const peaks: Motif = ({ tone, motif }, seed) => {
  const isMirrored = seed % 2 === 1;
  const at = (x: number) => (isMirrored ? coverSize.width - x : x);
  const peak = (from: number, height: number, width: number) =>
    `M${at(from)} 214L${at(from + width * 0.46)} ${214 - height}L${at(from + width)} 214Z`;
  const first = digitAt(seed, 0) * 6;
  const second = digitAt(seed, 1) * 6;
  const third = digitAt(seed, 2) * 6;
  return [
    { d: circle(at(60 + third * 3), 84, 20 + (seed % 3) * 7), fill: motif },
    { d: peak(-40 + second, 100 + first, 220), fill: tone },
    { d: peak(120 - first, 60 + second, 200 + third), fill: motif },
    { d: peak(60 + second, 40 + third / 2, 130), fill: tone },
  ];
};

/** The six designs; the genre chooses. */
const motifs = {
  racing: sunset,
  sports: sunset,
  action: sunset,
  music: level,
  party: level,
  fighting: level,
  mmo: towers,
  social: towers,
  simulation: towers,
  sandbox: towers,
  puzzle: tiles,
  card: tiles,
  platformer: tiles,
  strategy: tiles,
  shooter: rings,
  battle_royale: rings,
  moba: rings,
  role_playing: peaks,
  adventure: peaks,
  other: peaks,
} as const satisfies Record<GameGenre, Motif>;

/** A number that a text always gives, to choose by. */
function seedOf(text: string): number {
  let seed = 7;
  for (const character of text) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}

/** Whether a text begins in a script that is written from right to left. */
const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );

/** The years of a game's life as far as they are known, one where it began and ended in the same. */
export function yearsOfLife({
  releaseDate,
  shutdownDate,
}: Pick<CoverSubject, 'releaseDate' | 'shutdownDate'>): string[] {
  const years = [releaseDate, shutdownDate].flatMap((date) =>
    date === null ? [] : [date.slice(0, 4)],
  );
  return [...new Set(years)];
}

type Line = Pick<CoverText, 'y' | 'size' | 'fill' | 'isHeading'>;

function lineAt(text: string, line: Line): CoverText {
  const rightToLeft = isRightToLeft(text);
  return {
    text,
    x: rightToLeft ? coverSize.width - margin : margin,
    isRightToLeft: rightToLeft,
    ...line,
  };
}

/**
 * Draws the cover of a game from its name, genre, years and publisher, in one of six designs by the genre and
 * seven inks by the name. The same game always has the same cover, on pages and in images.
 */
export function drawCover(game: CoverSubject): CoverDrawing {
  const name = drawableText(shortGameName(game.name));
  const seed = seedOf(name);
  const ink = inks[seed % inks.length] ?? inks[0];
  const draw = motifs[game.genre ?? 'other'];
  const title = layOutText(name, {
    width: inner,
    height: 124,
    max: 56,
    min: 19,
    lineHeight: 1.06,
  });
  const lineHeight = title.size * 1.06;
  const first = 352 - (title.lines.length - 1) * lineHeight;
  const publisher = layOutText(drawableText(game.publisher ?? ''), {
    width: inner,
    height: 16,
    max: 14,
    min: 14,
    lineHeight: 1.1,
  });
  const frame = rectangle(1, 1, coverSize.width - 2, coverSize.height - 2);
  return {
    background: ink.ground,
    shapes: [...draw(ink, seed), { d: frame, stroke: ink.tone, width: 2 }],
    texts: [
      ...publisher.lines.map((text) =>
        lineAt(text, { y: 32, size: publisher.size, fill: ink.text, isHeading: false }),
      ),
      ...title.lines.map((text, index) =>
        lineAt(text, {
          y: Math.round(first + index * lineHeight),
          size: title.size,
          fill: ink.text,
          isHeading: true,
        }),
      ),
      lineAt(yearsOfLife(game).join('–'), { y: 382, size: 19, fill: ink.motif, isHeading: true }),
    ],
  };
}
