// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  aroundNumber,
  interpolate,
  localeOf,
  pluralText,
  regionName,
  stepOf,
} from '@kga/contracts/core';
import { areaName, showShare } from '@kga/contracts/petitions';
import type { SubjectOf } from '@kga/db/registry';
import type { Node } from '@takumi-rs/core';

import { type Frame, box, card, column, heading, line, mark } from '../design.ts';
import { imageMessages } from '../messages.ts';

type Areas = SubjectOf<'petition'>['areas'];

export const numberIn = (language: Language, value: number): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);

/** A bar to `value` with a mark at `goal`, named by its label above. */
function bar(frame: Frame, figures: { value: number; goal: number; label: string; fill: string }) {
  const { palette, width, language } = frame;
  const { value, goal, label, fill } = figures;
  const most = Math.max(value, goal) * 1.02;
  const [end, at] = [(width * Math.min(value, most)) / most, (width * goal) / most];
  const [thick, labelWidth] = [44, 300];
  return box({ position: 'relative', width, height: thick + 52 }, [
    box(
      {
        position: 'absolute',
        top: 46,
        width,
        height: thick,
        borderRadius: 8,
        backgroundColor: palette.line,
        overflow: 'hidden',
      },
      [box({ width: end, height: thick, backgroundColor: fill }, [])],
    ),
    box(
      {
        position: 'absolute',
        top: 38,
        left: at - 3,
        width: 6,
        height: thick + 16,
        backgroundColor: palette.ink,
      },
      [],
    ),
    box(
      {
        position: 'absolute',
        top: 0,
        left: at - labelWidth + 3,
        width: labelWidth,
        justifyContent: 'flex-end',
      },
      [
        line(label, {
          language,
          font: 'Inter',
          fontSize: 26,
          fontWeight: 600,
          color: palette.muted,
        }),
      ],
    ),
  ]);
}

/** Whether the areas of a petition have places on a map. */
const hasMap = (areas: Areas) => areas.some(({ tile }) => tile !== undefined);

/** The areas as tiles in their places; with `only`, the others are faint. */
function tileMap(frame: Frame, areas: Areas, width: number, only?: string): Node {
  const { palette, language } = frame;
  const places = areas.flatMap(({ tile }) => (tile ? [tile] : []));
  const columns = Math.max(...places.map(({ column: across }) => across));
  const rows = Math.max(...places.map(({ row: down }) => down));
  const gap = Math.round(width / 90);
  const side = (width - (columns - 1) * gap) / columns;
  const high = side * 0.86;
  const tiles = areas.flatMap(({ code, tile, percentage }) => {
    if (!tile) return [];
    const { column: across, row: down } = tile;
    const isFaint = only !== undefined && only !== code;
    const { fill, ink } = isFaint
      ? { fill: palette.wash, ink: palette.muted }
      : stepOf(palette, percentage);
    return [
      column(
        {
          position: 'absolute',
          left: (across - 1) * (side + gap),
          top: (down - 1) * (high + gap),
          width: side,
          height: high,
          borderRadius: 8,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: fill,
          color: ink,
        },
        [
          line(code, { language: 'en', fontSize: side * 0.3, fontWeight: 700, lineHeight: 1.1 }),
          line(showShare(language, percentage, 0), {
            language,
            font: 'Inter',
            fontSize: side * 0.19,
            fontWeight: 500,
            lineHeight: 1.2,
          }),
        ],
      ),
    ];
  });
  const height = rows * high + (rows - 1) * gap;
  return box({ position: 'relative', width, height, flexShrink: 0 }, tiles);
}

const figureSizes = { wide: 240, square: 220, tall: 260 } as const;

/** A figure as large as the card is wide, and what it counts. */
export function figure(
  { palette, language, size }: Frame,
  width: number,
  number: string,
  unit: string,
  most: number = figureSizes[size],
) {
  // A percent sign is as wide as two digits.
  const fontSize = Math.min(most, width / (number.replace('%', '%%').length * 0.5));
  return column({}, [
    line(number, {
      language: 'en',
      fontSize,
      fontWeight: 800,
      lineHeight: 1,
      letterSpacing: '-0.02em',
    }),
    line(unit, {
      language,
      font: 'Inter',
      fontSize: size === 'wide' ? 36 : 44,
      lineHeight: 1.2,
      color: palette.muted,
      marginTop: 12,
      whiteSpace: 'normal',
      maxWidth: width,
    }),
  ]);
}

/** A petition: what it is called and for whom, its count, and its map or the way to its target. */
export function petitionCard(frame: Frame, subject: SubjectOf<'petition'>): Node {
  const { size, width } = frame;
  const { areas } = subject;
  const isWide = size === 'wide';
  const isMapped = !isWide && hasMap(areas);
  const total = figureOf(frame, subject, isWide ? 130 : isMapped ? 150 : 200);
  const head = headOf(
    frame,
    subject,
    isWide ? { height: 145, max: 60 } : { height: isMapped ? 190 : 420, max: isMapped ? 64 : 100 },
  );
  const way = isMapped && size === 'square' ? [] : progressOf(frame, subject);
  const map = isMapped
    ? [box({ justifyContent: 'center' }, [tileMap(frame, areas, size === 'square' ? 480 : width)])]
    : [];
  const style =
    size === 'tall' ? { paddingTop: 200, paddingBottom: 200 } : isMapped ? { padding: 64 } : {};
  return card(frame, style, [head, ...total, ...way, ...map, ...(isWide ? [] : [mark(frame)])]);
}

/** Region and title; on a wide card beside the mark. */
function headOf(
  frame: Frame,
  { region, titles, language: own, demonstration, replayOf }: SubjectOf<'petition'>,
  space: { height: number; max: number },
): Node {
  const { palette, language, size, width } = frame;
  const titleLanguage = titles[language] === undefined ? own : language;
  const name = regionName(region, language);
  const texts = imageMessages(language);
  const shown =
    replayOf === null ? texts.demonstration : interpolate(texts.replay, { year: String(replayOf) });
  const place = line(demonstration ? `${name} · ${shown}` : name, {
    language,
    font: 'Inter',
    fontSize: 30,
    fontWeight: 600,
    color: palette.muted,
  });
  return column({}, [
    size === 'wide'
      ? box({ justifyContent: 'space-between', alignItems: 'center' }, [place, mark(frame)])
      : place,
    heading(titles[titleLanguage] ?? '', {
      language: titleLanguage,
      width,
      ...space,
      min: 34,
      style: { marginTop: 12 },
    }),
  ]);
}

function figureOf(
  frame: Frame,
  { count, atLeast, isMain }: SubjectOf<'petition'>,
  most: number,
): Node[] {
  const { language, width } = frame;
  if (count === null) return [];
  const number = numberIn(language, count);
  const text = pluralText(imageMessages(language), isMain ? 'mainSignatures' : 'signatures', {
    language,
    count,
  });
  const { before, after: label } = aroundNumber(text);
  return [figure(frame, width, `${before}${number}${atLeast ? '+' : ''}`, label.trim(), most)];
}

function progressOf(frame: Frame, { count, goal }: SubjectOf<'petition'>): Node[] {
  const { palette, language } = frame;
  if (count === null || goal === null) return [];
  const label = numberIn(language, goal);
  return [bar(frame, { value: count, goal, label, fill: palette.signal })];
}

/** An area: its share of the threshold, and where it is. */
export function countryCard(
  frame: Frame,
  { country, areas, replayOf }: SubjectOf<'country'>,
): Node {
  const { palette, language, size, width } = frame;
  const { code, percentage } = country;
  const { ofThreshold, replay } = imageMessages(language);
  const isWide = size === 'wide';
  const mapWidth = 500;
  const name = areaName(country, language);
  const share = figure(
    frame,
    isWide ? width - mapWidth - 48 : width,
    showShare(language, percentage, 1),
    replayOf === null
      ? ofThreshold
      : `${ofThreshold} · ${interpolate(replay, { year: String(replayOf) })}`,
  );
  const title = (space: number) =>
    heading(name, { language, width: space, height: 104, max: 80, min: 36 });
  if (isWide) {
    return card(frame, { flexDirection: 'row', alignItems: 'center' }, [
      column({ width: width - mapWidth, height: '100%', justifyContent: 'space-between' }, [
        title(width - mapWidth - 48),
        share,
        mark(frame),
      ]),
      ...(hasMap(areas) ? [tileMap(frame, areas, mapWidth, code)] : []),
    ]);
  }
  const isSquare = size === 'square';
  return card(frame, isSquare ? { padding: 64 } : { paddingTop: 200, paddingBottom: 200 }, [
    column({}, [title(width), share]),
    ...(isSquare
      ? []
      : [
          bar(frame, {
            value: percentage,
            goal: 100,
            label: showShare(language, 100, 0),
            fill: stepOf(palette, percentage).fill,
          }),
        ]),
    ...(hasMap(areas)
      ? [box({ justifyContent: 'center' }, [tileMap(frame, areas, isSquare ? 540 : width, code)])]
      : []),
    mark(frame),
  ]);
}
