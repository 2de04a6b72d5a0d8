// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { ModerationCase } from '@kga/contracts/moderation';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../../lib/translation.ts';
import { similarGamesQuery } from './queries.ts';

/** The games of the archive that a submitted one may be, and where to compare them. */
export function SimilarGames({ item: { id, title } }: { item: ModerationCase }) {
  const { t } = useTranslation('moderation');
  const { data = [] } = useQuery(similarGamesQuery(title));
  const others = data.filter((game) => game.id !== id);
  return (
    <section className="mt-4 border-s-4 border-step-yellow-edge bg-raised p-4">
      {others.length > 0 && (
        <>
          <h3 className="text-base">{t('similarGames')}</h3>
          <ul className="text-sm [overflow-wrap:anywhere]">
            {others.map((game) => (
              <li key={game.id}>
                <Link
                  to={pathTo('archiveGame', { id: game.id })}
                  className="inline-flex min-h-11 items-center"
                >
                  <bdi>{game.name}</bdi>
                </Link>{' '}
                <span className="text-muted">
                  <bdi>{game.developer ?? game.publisher}</bdi> {game.shutdownDate}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={pathTo('reviewGame', { id })} className="inline-flex min-h-11 items-center">
        {t('reviewGame')}
      </Link>
    </section>
  );
}
