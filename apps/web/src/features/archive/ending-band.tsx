// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGame } from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { urlOf } from '../../lib/api.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { CoverCard, useDaysLeft } from './game-summary.tsx';
import { endedQuery, upcomingQuery } from './queries.ts';

/** How many covers a wide screen has room for. */
const covers = 6;

/**
 * Games that end next as a dark band on the front page, with what a visitor can do; on wide screens those that ended
 * last go dark beside them. Nothing where no end is announced.
 */
export function EndingBand() {
  const { t } = useTranslation('endingArchive');
  const { data = [] } = useQuery(upcomingQuery());
  const { data: shutDown = [] } = useQuery(endedQuery());
  const ended = shutDown.filter(({ id }) => data.every((game) => game.id !== id));
  if (data.length === 0) return null;
  const acts = [
    { to: urlOf(pathTo('archive'), { query: { sort: 'upcoming' } }), label: t('all') },
    { to: pathTo('letter'), label: t('acts.letter') },
    { to: pathTo('commitments'), label: t('acts.promises') },
    { to: pathTo('petitions'), label: t('acts.petitions') },
  ];
  return (
    <section
      aria-labelledby="ending-next"
      className="memorial -mx-4 bg-paper px-4 py-6 text-ink sm:mx-0 sm:p-8"
    >
      <h2 id="ending-next" className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-muted max-sm:hidden">{t('text')}</p>
      <ul className="mt-4 grid grid-cols-3 gap-x-3 gap-y-5 sm:gap-x-4 lg:grid-cols-6">
        {data.map((game) => (
          <EndingCover key={game.id} game={game} />
        ))}
        {ended.slice(0, Math.max(0, covers - data.length)).map((game, place) => (
          <EndedCover key={game.id} game={game} place={place} />
        ))}
      </ul>
      <ul className="no-print mt-3 grid grid-cols-2 gap-x-4 max-sm:text-sm sm:mt-4 sm:flex sm:flex-wrap sm:gap-x-6">
        {acts.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center font-semibold">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EndingCover({ game }: { game: ArchiveGame }) {
  const days = useDaysLeft(game);
  return (
    <li className="relative min-w-0 max-sm:[&:nth-child(n+4)]:hidden">
      <CoverCard game={game} className="mb-2 w-full">
        {days !== undefined && (
          <p className="mt-1 font-heading font-bold tabular text-signal">{days}</p>
        )}
      </CoverCard>
    </li>
  );
}

/** The later in the row, the darker; their texts stay readable. */
const shades = ['opacity-60', 'opacity-45', 'opacity-30'] as const;

function EndedCover({ game, place }: { game: ArchiveGame; place: number }) {
  const { t } = useTranslation('endingArchive');
  const formats = useFormats();
  return (
    <li className="relative min-w-0 max-lg:hidden">
      <CoverCard game={game} className={`mb-2 w-full ${shades[place] ?? 'opacity-20'}`}>
        {game.shutdownDate !== null && (
          <p className="mt-1 text-sm text-muted">
            {t('ended', { day: formats.partialDate(game.shutdownDate) })}
          </p>
        )}
      </CoverCard>
    </li>
  );
}
