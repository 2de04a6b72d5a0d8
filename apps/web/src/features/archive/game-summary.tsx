// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGame, GameStatus, Memory } from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { Badge } from '@kga/ui/badge';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** The name of a game, which makes all of its row a link, and who made it. */
export function GameHeading({
  game: { id, name, developer, publisher },
  children,
}: {
  game: ArchiveGame;
  /** Between the two. */
  children?: ReactNode;
}) {
  return (
    <>
      <h3 className="text-xl">
        <Link
          to={pathTo('archiveGame', { id })}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      </h3>
      {children}
      <p className="mt-1 text-sm text-muted">
        <bdi>{developer ?? publisher}</bdi>
      </p>
    </>
  );
}

/** The cover of a game, which its page and that of a submission show; its height is reserved, so that nothing moves. */
export function GameCover({
  game: { name, coverUrl },
}: {
  game: Pick<ArchiveGame, 'name' | 'coverUrl'>;
}) {
  const { t } = useTranslation('archive');
  if (coverUrl === null) return null;
  return (
    <img
      src={coverUrl}
      alt={t('game.cover', { name })}
      className="mx-auto mb-6 h-64 max-w-full object-contain sm:h-80"
    />
  );
}

/** The cover in a list, beside the name, which says what it shows. */
export function CoverThumbnail({ game: { coverUrl } }: { game: ArchiveGame }) {
  if (coverUrl === null) return null;
  return (
    <img
      src={coverUrl}
      alt=""
      loading="lazy"
      decoding="async"
      className="float-end ms-4 h-24 w-18 rounded object-cover"
    />
  );
}

/** The years of a game's life: 2014–2024. */
export function Lifespan({
  game: { releaseDate, shutdownDate },
  className,
}: {
  game: Pick<ArchiveGame, 'releaseDate' | 'shutdownDate'>;
  className: string;
}) {
  const formats = useFormats();
  const years = [releaseDate, shutdownDate].map((date) =>
    date === null ? '?' : formats.year(date.slice(0, 4)),
  );
  if (releaseDate === null && shutdownDate === null) return null;
  return <p className={className}>{years.join('–')}</p>;
}

/** When its author played the game, as far as that was said. */
export function YearsPlayed({ memory: { yearsPlayed } }: { memory: Pick<Memory, 'yearsPlayed'> }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  if (yearsPlayed === null) return null;
  const years = yearsPlayed.split('-').map((year) => formats.year(year));
  return <span className="tabular">{t('memory.played', { years: years.join('–') })}</span>;
}

const tones = {
  announced: 'notice',
  shut_down: 'plain',
  playable_again: 'live',
  unknown: 'plain',
} as const satisfies Record<GameStatus, string>;

export function GameStatusBadge({ status }: { status: GameStatus }) {
  const { t } = useTranslation('archive');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

const dayMs = 86_400_000;

/** Days between two days such as `2026-12-31`; undefined where one of them is not known to the day. */
export function daysBetween(from: string, to: string): number | undefined {
  if (from.length !== 'YYYY-MM-DD'.length || to.length !== from.length) return undefined;
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/**
 * Whole years between two dates, rounded down, as far as both are known: a day and a month compare by their
 * months. Undefined where they are less than one year apart.
 */
export function yearsBetween(from: string, to: string): number | undefined {
  const known = Math.min(from.length, to.length);
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const isBeforeDay = to.slice(4, known) < from.slice(4, known);
  const whole = isBeforeDay ? years - 1 : years;
  return whole > 0 ? whole : undefined;
}
