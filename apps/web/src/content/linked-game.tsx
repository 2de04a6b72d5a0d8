// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LinkedGame as Game } from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { Link } from 'react-router-dom';

import { useFormats } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';
import { GameCover } from './game-cover.tsx';

/** The game that an item is about: its cover, its name and its end, leading to its memorial. */
export function LinkedGame({ game }: { game: Game }) {
  const { t } = useTranslation('shared');
  const formats = useFormats();
  const { id, name, shutdownDate } = game;
  const end = shutdownDate === null ? [] : [formats.partialDate(shutdownDate)];
  return (
    <p className="no-print relative mt-4 flex items-center gap-4 border-y border-line py-3">
      <GameCover game={game} className="w-14 shrink-0" />
      <span className="min-w-0">
        <Link
          to={pathTo('archiveGame', { id })}
          className="font-semibold after:absolute after:inset-0"
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="block text-sm text-muted">{[t('inArchive'), ...end].join(' · ')}</span>
      </span>
    </p>
  );
}
