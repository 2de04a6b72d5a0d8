// SPDX-License-Identifier: AGPL-3.0-or-later
import { aroundNumber, interpolate, pluralText, regionName } from '@kga/contracts/core';
import { durationRange } from '@kga/contracts/legal';
import type { SubjectOf } from '@kga/db/registry';
import type { Node } from '@takumi-rs/core';

import { type Frame, box, card, column, frameOf, heading, line, mark } from '../design.ts';
import { imageMessages } from '../messages.ts';
import { drawnCover } from './cover.ts';
import { figure, numberIn } from './figures.ts';

const tallStyle = (size: Frame['size']) =>
  size === 'tall' ? { paddingTop: 200, paddingBottom: 200 } : {};

const titleSizes = {
  wide: { height: 150, max: 64, min: 36 },
  square: { height: 360, max: 104, min: 52 },
  tall: { height: 520, max: 128, min: 60 },
} as const;

/** A title, a figure with what it counts, and a line below. */
function figureCard(
  frame: Frame,
  shown: { title: string; figure: string; unit: string; below?: string | undefined; side?: Node },
): Node {
  const { palette, language, size, width } = frame;
  const isWide = size === 'wide';
  const sideWidth = shown.side && isWide ? 540 : 0;
  const space = width - sideWidth;
  const words = column(
    {
      width: space,
      flexGrow: isWide ? 1 : 0,
      height: isWide ? '100%' : 'auto',
      justifyContent: 'space-between',
      gap: 32,
    },
    [
      heading(shown.title, {
        language,
        width: space - (sideWidth > 0 ? 32 : 0),
        ...titleSizes[size],
      }),
      column({}, [
        figure(frame, space, shown.figure, shown.unit, isWide ? 130 : shown.side ? 160 : 220),
        ...(shown.below === undefined
          ? []
          : [
              line(shown.below, {
                language,
                font: 'Inter',
                fontSize: isWide ? 30 : 40,
                fontWeight: 600,
                color: palette.ink,
                marginTop: 12,
              }),
            ]),
      ]),
      ...(isWide ? [mark(frame)] : []),
    ],
  );
  const style = { backgroundColor: palette.paper, color: palette.ink, ...tallStyle(size) };
  const side = shown.side ? [shown.side] : [];
  if (!isWide) return card(frame, style, [words, ...side, mark(frame)]);
  return card(frame, { ...style, flexDirection: 'row', alignItems: 'center' }, [words, ...side]);
}

const coverWidths = { wide: 160, square: 190, tall: 286 } as const;

/** Covers side by side, each darker than the one before. */
function coverRow({ size }: Frame, games: SubjectOf<'page'>['games']): Node {
  const shades = [1, 0.6, 0.3] as const;
  const covers = games.map((game, place) =>
    box({ opacity: shades[place] ?? 0.2 }, [drawnCover(game, coverWidths[size])]),
  );
  return box({ gap: coverWidths[size] * 0.1, flexShrink: 0 }, covers);
}

/** A page of lists: what it is about and how much it has. The archive is dark in both themes. */
export function pageCard(frame: Frame, subject: SubjectOf<'page'>): Node {
  const { page, count, second, games } = subject;
  const { language, size } = frame;
  const wording = imageMessages(language).pages[page];
  const isArchive = page === 'archive';
  const drawn = isArchive
    ? { ...frame, palette: frameOf({ size, language, theme: 'dark' }).palette }
    : frame;
  const { before, after } = aroundNumber(pluralText(wording, 'unit', { language, count }));
  const below = 'second' in wording ? wording.second : undefined;
  return figureCard(drawn, {
    title: wording.title,
    figure: `${before}${numberIn(language, count)}`,
    unit: after.trim(),
    below: below && second ? interpolate(below, { n: numberIn(language, second) }) : undefined,
    ...(games.length > 0 && { side: coverRow(drawn, games) }),
  });
}

/** The law of a country: how long claims can be made, else how many laws are on record. */
export function lawCard(frame: Frame, { region, limit, laws }: SubjectOf<'law'>): Node {
  const { language } = frame;
  const texts = imageMessages(language).law;
  const { before, after } = aroundNumber(pluralText(texts, 'laws', { language, count: laws }));
  const title = interpolate(texts.title, { country: regionName(region, language) });
  return limit === null
    ? figureCard(frame, {
        title,
        figure: `${before}${numberIn(language, laws)}`,
        unit: after.trim(),
      })
    : figureCard(frame, {
        title,
        figure: durationRange(language, limit.durations),
        unit: texts[limit.kind],
      });
}
