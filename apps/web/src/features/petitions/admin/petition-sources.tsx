// SPDX-License-Identifier: AGPL-3.0-or-later
import { ownSources } from '@kga/contracts/core';
import { type SourceCount, otherSource, sourceDays, sourceLeast } from '@kga/contracts/petitions';
import { Segmented } from '@kga/ui/segmented';
import { Skeleton } from '@kga/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { LoadState } from '../../../components/load-state.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { sourcesQuery } from './queries.ts';

/** Where the signatures of a petition come from, by the links that led to them. */
export function PetitionSources({ id }: { id: string }) {
  const { t } = useTranslation('adminPetitions');
  const formats = useFormats();
  const title = useId();
  const [days, setDays] = useState<(typeof sourceDays)[number]>('30');
  const query = useQuery(sourcesQuery(id, days));
  return (
    <section aria-labelledby={title} className="mt-12 max-w-text">
      <h2 id={title} className="text-2xl">
        {t('sources.title')}
      </h2>
      <p className="mt-1 text-muted">
        {t('sources.intro', { least: formats.integer(sourceLeast) })}
      </p>
      <Segmented
        className="mt-4"
        label={t('sources.days')}
        options={sourceDays.map((value) => ({
          value,
          label: t('sources.ofDays', counted(formats, Number(value))),
        }))}
        value={days}
        onValueChange={setDays}
      />
      <LoadState
        className="mt-4"
        query={query}
        messages={{ loading: t('sources.loading'), failed: t('sources.failed') }}
        skeleton={<Skeleton className="mt-4 h-24 w-full" />}
      >
        {(counts) =>
          counts.length === 0 ? (
            <p className="mt-4 text-muted">{t('sources.empty')}</p>
          ) : (
            <SourceTable counts={counts} />
          )
        }
      </LoadState>
    </section>
  );
}

type SourceTableProps = { counts: readonly SourceCount[] };

/** A row for each source, the largest first, with its days folded. */
function SourceTable({ counts }: SourceTableProps) {
  const { t } = useTranslation('adminPetitions');
  const formats = useFormats();
  const rows = [...new Set(counts.map(({ source }) => source))]
    .map((source) => {
      const days = counts.filter((count) => count.source === source);
      return { source, days, total: days.reduce((sum, { signatures }) => sum + signatures, 0) };
    })
    .toSorted((one, other) => other.total - one.total);
  return (
    <ul className="mt-4 border-t border-line">
      {rows.map(({ source, days, total }) => (
        <li key={source} className="border-b border-line">
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-2">
              <SourceName source={source} />
              <span className="tabular">{t('sources.count', counted(formats, total))}</span>
            </summary>
            <ul className="pb-3 text-sm text-muted">
              {days.map(({ day, signatures }) => (
                <li key={day} className="flex justify-between gap-6 tabular">
                  <span>
                    {day === null
                      ? t('sources.otherDays', { least: formats.integer(sourceLeast) })
                      : formats.partialDate(day)}
                  </span>
                  <span>{formats.integer(signatures)}</span>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Links of the site itself by what they are; others by their code. */
function SourceName({ source }: { source: string }) {
  const { t } = useTranslation('adminPetitions');
  const own = ([...ownSources, otherSource] as const).find((name) => name === source);
  return <span className="font-semibold">{own ? t(`sources.names.${own}`) : source}</span>;
}
