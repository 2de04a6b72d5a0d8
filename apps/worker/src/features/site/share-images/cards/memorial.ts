// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, localeOf } from '@kga/contracts/core';
import type { SubjectOf } from '@kga/db/registry';
import type { Node } from '@takumi-rs/core';

import { type Frame, box, card, column, frameOf, heading, line, mark } from '../design.ts';
import { imageMessages } from '../messages.ts';
import { drawnCover } from './cover.ts';
import { picture } from './texts.ts';

/** A date as far as it is known: `2014-12-02`, `2014-12` or `2014`. */
function formatDate(language: Language, date: string): string {
  const [, month, day] = date.split('-');
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
  }).format(new Date(date));
}

/** The years of a game's life, or what is to come. */
function lifeOf(language: Language, game: SubjectOf<'game'>): string {
  const { release_date, shutdown_date, availability } = game;
  const { ends, playable } = imageMessages(language);
  if (availability === 'announced' && shutdown_date !== null) {
    return ends.replace('{{date}}', formatDate(language, shutdown_date));
  }
  const years = [release_date, shutdown_date].map((date) => date?.slice(0, 4) ?? '?');
  const life = years.every((year) => year === '?') ? '' : years.join(' – ');
  return availability === 'playable_again' ? [life, playable].filter(Boolean).join(' · ') : life;
}

/** A game's memorial: its cover, name and years, dark in both themes, as the archive is. */
export function gameCard(frame: Frame, game: SubjectOf<'game'>, src?: string): Node {
  const { language, size, width, height } = frame;
  const { palette } = frameOf({ size, language, theme: 'dark' });
  const dark = { ...frame, palette };
  const isWide = size === 'wide';
  const above = isWide ? 0 : { square: 520, tall: 980 }[size];
  const coverWidth = isWide ? 390 : above * 0.75;
  const space = isWide ? width - coverWidth - 16 : width;
  const life = lifeOf(language, game);
  const lifeSize = Math.min(isWide ? 48 : 60, space / (Math.max(9, life.length) * 0.6));
  const stone = column({ alignItems: 'center', gap: isWide ? 24 : 32, maxWidth: space }, [
    heading(game.name, {
      language: game.language,
      width: space,
      height: isWide ? 280 : height - above - (size === 'tall' ? 480 : 300),
      max: { wide: 96, square: 96, tall: 140 }[size],
      min: 36,
      style: { textAlign: 'center' },
    }),
    box({ width: 120, height: 4, backgroundColor: palette.edge }, []),
    line(life, { language, fontSize: lifeSize, fontWeight: 500, color: palette.muted }),
  ]);
  const cover =
    src === undefined
      ? drawnCover(game, coverWidth)
      : picture(src, coverWidth, isWide ? height : above);
  const words = column(
    { flexGrow: 1, alignItems: 'center', justifyContent: 'space-between', gap: 24 },
    [box({ flexGrow: 1, alignItems: 'center' }, [stone]), mark(dark)],
  );
  const style = { backgroundColor: palette.paper, color: palette.ink };
  return card(
    dark,
    {
      ...style,
      flexDirection: isWide ? 'row' : 'column',
      alignItems: isWide ? 'stretch' : 'center',
      gap: isWide ? 48 : 40,
      ...(size === 'tall' && { paddingTop: 200, paddingBottom: 200 }),
    },
    [cover, words],
  );
}

/** A memory, below the name of its game. */
export function memoryCard(frame: Frame, memory: SubjectOf<'memory'>): Node {
  const { size, language, width, height } = frame;
  const { palette } = frameOf({ size, language, theme: 'dark' });
  const isWide = size === 'wide';
  const name = heading(memory.name, {
    language: memory.name_language,
    width,
    height: isWide ? 56 : 72,
    max: isWide ? 40 : 52,
    min: 28,
    style: { color: palette.muted, fontWeight: 600 },
  });
  const text = heading(memory.content, {
    language: memory.language,
    width,
    height: height - (isWide ? 190 : 260) - (size === 'tall' ? 240 : 0),
    max: { wide: 72, square: 92, tall: 108 }[size],
    min: { wide: 34, square: 44, tall: 52 }[size],
    style: { fontWeight: 700 },
  });
  const style = { backgroundColor: palette.paper, color: palette.ink };
  const tall = size === 'tall' && { paddingTop: 200, paddingBottom: 200 };
  return card({ ...frame, palette }, { ...style, ...tall }, [
    name,
    text,
    mark({ ...frame, palette }),
  ]);
}
