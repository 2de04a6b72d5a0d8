// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ArchiveGame,
  type GameStatus,
  type Memory,
  yearsOfLife,
} from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { Badge } from '@kga/ui/badge';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { GameCover } from '../../content/game-cover.tsx';
import { useToday } from '../../lib/browser.ts';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** A game as its cover with its name below, all of which is a link. */
export function CoverCard({
  game,
  className = '',
  children,
}: {
  game: ArchiveGame;
  /** Of the cover; the card is laid out by its list. */
  className?: string;
  /** Below the name. */
  children?: ReactNode;
}) {
  return (
    <>
      <GameCover game={game} className={className} />
      <div className="min-w-0">
        <h3 className="text-base leading-tight [overflow-wrap:anywhere]">
          <Link
            to={pathTo('archiveGame', { id: game.id })}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            <bdi>{game.name}</bdi>
          </Link>
        </h3>
        {children}
      </div>
    </>
  );
}

/** Days until a game's announced end, where its day is known and has not passed. */
export function useDaysLeft({
  status,
  shutdownDate,
}: Pick<ArchiveGame, 'status' | 'shutdownDate'>): string | undefined {
  const { t } = useTranslation('endingArchive');
  const formats = useFormats();
  const today = useToday();
  const days = shutdownDate === null ? undefined : daysBetween(today, shutdownDate);
  if (status !== 'announced' || days === undefined || days < 0) return undefined;
  return days === 0 ? t('today') : t('days', counted(formats, days));
}

/** The years of a game's life as far as they are known: 2014–2024. */
export function Lifespan({
  game,
  className,
}: {
  game: Pick<ArchiveGame, 'releaseDate' | 'shutdownDate'>;
  className: string;
}) {
  const formats = useFormats();
  const years = yearsOfLife(game).map((year) => formats.year(year));
  return years.length > 0 && <p className={className}>{years.join('–')}</p>;
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
