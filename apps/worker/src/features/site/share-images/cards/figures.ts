// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  type MemberState,
  campaign,
  localeOf,
  memberStates,
  regionName,
  stepOf,
  tilePlaces,
} from '@kga/contracts/core';
import type { SubjectOf } from '@kga/db/registry';
import type { Node } from '@takumi-rs/core';

import { type Frame, box, card, column, heading, line, mark } from '../design.ts';
import { messages } from '../messages.ts';

type Countries = SubjectOf<'country'>['countries'];

/** In whole percent, never rounded up to the threshold. */
const percent = (language: Language, percentage: number) =>
  new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.floor(percentage) / 100,
  );

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

/** The states as tiles in their places; with `only`, the others are faint. */
function tileMap(frame: Frame, countries: Countries, width: number, only?: MemberState): Node {
  const { palette, language } = frame;
  const gap = Math.round(width / 90);
  const [side, high] = [(width - 6 * gap) / 7, ((width - 6 * gap) / 7) * 0.86];
  const tiles = memberStates.map((code) => {
    const [across, down] = tilePlaces[code];
    const percentage = countries.find((country) => country.code === code)?.percentage ?? 0;
    const isFaint = only !== undefined && only !== code;
    const { fill, ink } = isFaint
      ? { fill: palette.wash, ink: palette.muted }
      : stepOf(palette, percentage);
    return column(
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
        line(percent(language, percentage), {
          language,
          font: 'Inter',
          fontSize: side * 0.19,
          fontWeight: 500,
          lineHeight: 1.2,
        }),
      ],
    );
  });
  return box({ position: 'relative', width, height: 7 * high + 6 * gap, flexShrink: 0 }, tiles);
}

const figureSizes = { wide: 240, square: 220, tall: 260 } as const;

/** A figure as large as the card is wide, and what it counts. */
function figure(
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
      color: palette.muted,
      marginTop: 12,
    }),
  ]);
}

/** The initiative, or another petition. */
export const petitionCard = (frame: Frame, subject: SubjectOf<'petition'>): Node =>
  subject.about === null ? initiativeCard(frame, subject) : otherPetitionCard(frame, subject);

type Initiative = Extract<SubjectOf<'petition'>, { about: null }>;
type OtherPetition = Exclude<SubjectOf<'petition'>, Initiative>;

/** Another petition: what it is called and for whom, and its count on the way to the target. */
function otherPetitionCard(frame: Frame, { about, count, atLeast, goal }: OtherPetition): Node {
  const { palette, language, size, width } = frame;
  const titleLanguage = about.titles[language] === undefined ? about.language : language;
  const title = about.titles[titleLanguage] ?? '';
  const number = new Intl.NumberFormat(localeOf(language));
  const region = regionName(about.region, language);
  const label = about.demonstration ? `${region} · ${messages[language].demonstration}` : region;
  const isWide = size === 'wide';
  const space = isWide ? { height: 145, max: 60 } : { height: 420, max: 100 };
  const place = line(label, {
    language,
    font: 'Inter',
    fontSize: 30,
    fontWeight: 600,
    color: palette.muted,
  });
  const head = column({}, [
    isWide
      ? box({ justifyContent: 'space-between', alignItems: 'center' }, [place, mark(frame)])
      : place,
    heading(title, { language: titleLanguage, width, ...space, min: 34, style: { marginTop: 12 } }),
  ]);
  const total =
    count === null
      ? []
      : [
          figure(
            frame,
            width,
            `${number.format(count)}${atLeast ? '+' : ''}`,
            messages[language].signatures,
            isWide ? 130 : 200,
          ),
        ];
  const progress =
    count === null || goal === null
      ? []
      : [bar(frame, { value: count, goal, label: number.format(goal), fill: palette.signal })];
  const style = size === 'tall' ? { paddingTop: 200, paddingBottom: 200 } : {};
  return card(frame, style, [head, ...total, ...progress, ...(isWide ? [] : [mark(frame)])]);
}

/** The initiative: its total with the million; where there is room, the map of the states. */
function initiativeCard(frame: Frame, { count, goal, countries }: Initiative): Node {
  const { palette, language, size, width } = frame;
  const number = new Intl.NumberFormat(localeOf(language));
  const total = figure(frame, width, number.format(count), messages[language].signatures);
  const million = Math.max(
    campaign.legalMinimum,
    count < campaign.legalMinimum && goal !== null ? goal : 0,
  );
  const progress = bar(frame, {
    value: count,
    goal: million,
    label: number.format(million),
    fill: palette.signal,
  });
  if (size === 'wide') return card(frame, {}, [mark(frame), total, progress]);
  if (size === 'square') {
    return card(frame, { padding: 64 }, [
      total,
      box({ justifyContent: 'center' }, [tileMap(frame, countries, 680)]),
      mark(frame),
    ]);
  }
  return card(frame, { paddingTop: 200, paddingBottom: 200 }, [
    total,
    progress,
    tileMap(frame, countries, width),
    mark(frame),
  ]);
}

/** A state: its share of the threshold, and where it is. */
export function countryCard(frame: Frame, { country, countries }: SubjectOf<'country'>): Node {
  const { palette, language, size, width } = frame;
  const { code, percentage } = country;
  const isWide = size === 'wide';
  const mapWidth = 500;
  const name = new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
  const share = figure(
    frame,
    isWide ? width - mapWidth - 48 : width,
    percent(language, percentage),
    messages[language].ofThreshold,
  );
  const title = (space: number) =>
    heading(name, { language, width: space, height: 104, max: 80, min: 36 });
  if (isWide) {
    return card(frame, { flexDirection: 'row', alignItems: 'center' }, [
      column({ height: '100%', justifyContent: 'space-between' }, [
        title(width - mapWidth - 48),
        share,
        mark(frame),
      ]),
      tileMap(frame, countries, mapWidth, code),
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
            label: percent(language, 100),
            fill: stepOf(palette, percentage).fill,
          }),
        ]),
    box({ justifyContent: 'center' }, [tileMap(frame, countries, isSquare ? 600 : width, code)]),
    mark(frame),
  ]);
}
