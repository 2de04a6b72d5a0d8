// SPDX-License-Identifier: AGPL-3.0-or-later
import { useQuery } from '@tanstack/react-query';

import { useTranslation } from '../../../../lib/translation.ts';
import { usePetition } from '../petition-provider.tsx';
import { detailsQuery } from '../queries.ts';
import { PetitionLife } from './petition-life.tsx';

/** The petition's life by the latest figures, and the sources of both. */
export function LatestLife() {
  const { t } = useTranslation('petition');
  const { figures } = usePetition();
  const { data: details } = useQuery(detailsQuery());
  if (!details) return null;
  return (
    <div className="flex flex-col gap-16 sm:gap-24">
      <PetitionLife
        details={details}
        status={figures?.latest.status ?? details.status}
        now={figures?.fetchedAt}
      />
      <section aria-labelledby="sources-title" className="max-w-[68ch]">
        <h2 id="sources-title">{t('sources')}</h2>
        <ul className="mt-2 list-disc ps-5 text-sm text-muted">
          {details.sources.map((source) => (
            // The names of the sources are English.
            <li key={source} lang="en">
              {source}
            </li>
          ))}
          <li>
            <a href={details.registerUrl}>{details.registration}</a>
          </li>
        </ul>
      </section>
    </div>
  );
}
