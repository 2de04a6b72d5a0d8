// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { commitmentText } from '@kga/contracts/legal';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { PromiseBadge } from '../../content/promise-badge.tsx';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { gamePromisesQuery } from './community-queries.ts';

/** What was promised about the game, and what came of it. Nothing is shown where nothing was. */
export function GamePromises({ gameId }: { gameId: string }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  const language = useLanguage();
  const { data } = useQuery(gamePromisesQuery(gameId));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="promises" className="mt-12">
      <h2 id="promises" className="border-b-2 border-ink pb-2 text-2xl">
        {t('game.promises')}
      </h2>
      <ul>
        {data.map(({ id, title, who, said, status }) => {
          const shown = commitmentText(title, language);
          return (
            <li key={id} className="relative border-b border-line py-4">
              <h3 lang={shown.language} dir="auto" className="text-lg">
                <Link
                  to={`${pathTo('commitments')}#${id}`}
                  className="text-ink no-underline after:absolute after:inset-0 hover:underline"
                >
                  {shown.text}
                </Link>
              </h3>
              <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
                <PromiseBadge status={status} />
                <span>
                  <bdi>{who}</bdi> · <time dateTime={said}>{formats.partialDate(said)}</time>
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
