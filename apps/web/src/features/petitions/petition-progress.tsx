// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Petition, percentageOf } from '@kga/contracts/petitions';
import { useQuery } from '@tanstack/react-query';

import { CountryTable } from '../../components/progress/country-table.tsx';
import { type Charted, HistoryChart } from '../../components/progress/history-chart.tsx';
import { historyQuery } from '../../components/progress/queries.ts';
import { SmallLoadState } from '../../components/small-load-state.tsx';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { PetitionTiles } from './petition-tiles.tsx';
import {
  type SignatureCounts,
  allHistory,
  historySourceOf,
  petitionQuery,
  signatureCountsQuery,
} from './queries.ts';

type Props = { petition: Petition };

/** Of official petitions. */
const noCounts: SignatureCounts = { signatureCount: 0, countries: [], days: [] };

/** How the figures of a petition have grown, and where the signatures of one of our own come from. */
export function PetitionProgress({ petition }: Props) {
  return petition.kind === 'own' ? (
    <OwnProgress petition={petition} />
  ) : (
    <Progress petition={petition} counts={noCounts} />
  );
}

function OwnProgress({ petition }: Props) {
  const { t } = useTranslation('petitions');
  const query = useQuery(signatureCountsQuery(petition.id, petition.status === 'collecting'));
  return (
    <SmallLoadState
      className="mt-10"
      query={query}
      loading={t('loading')}
      failed={t('counts.failed')}
      lines={6}
    >
      {(counts) => <Progress petition={petition} counts={counts} />}
    </SmallLoadState>
  );
}

function Progress({ petition, counts }: Props & { counts: SignatureCounts }) {
  const { t } = useTranslation('progress');
  const charted = useCharted(petition, counts);
  const { data: history = [] } = useQuery(historyQuery(charted.source, allHistory));
  const { signatureCount, countries } = counts;
  const hasChanged = history.length > 1;
  if (!hasChanged && countries.length === 0) return null;
  return (
    <section aria-labelledby="progress-title" className="mt-12 flex flex-col gap-8">
      <h2 id="progress-title">
        {t(petition.status === 'collecting' ? 'card.title' : 'card.titleClosed')}
      </h2>
      {petition.kind === 'own' && <PetitionTiles petition={petition} counts={counts} />}
      {hasChanged && <HistoryChart charted={charted} />}
      {countries.length > 0 && (
        <CountryTable
          countries={countries.map((country) => ({
            countryCode: country.countryCode,
            totalCount: country.signatureCount,
            treshold: signatureCount,
            percentage: percentageOf(country.signatureCount, signatureCount),
          }))}
          total={signatureCount}
          isOfThresholds={false}
        />
      )}
    </section>
  );
}

/** The chart of a petition, whose latest point is the count that the page shows. */
function useCharted(petition: Petition, { countries }: SignatureCounts): Charted<string> {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const { dataUpdatedAt } = useQuery(petitionQuery(petition.id));
  const { target, signatureCount, status, dates, countedAt } = petition;
  const latest = signatureCount !== null && {
    status,
    asOf: countedAt ?? new Date(dataUpdatedAt).toISOString(),
    signatureCount,
    goal: target,
    signatureCountryCount: countries.map((country) => ({
      countryCode: country.countryCode,
      totalCount: country.signatureCount,
      treshold: target,
    })),
  };
  return {
    options: { ...allHistory, countries: countries.map(({ countryCode }) => countryCode) },
    source: historySourceOf(petition.id),
    latest: latest || undefined,
    goal: target === null ? null : { count: target, label: formats.integer(target) },
    firstReached: null,
    events: [
      { at: dates.opened, title: t('timeline.opened') },
      { at: dates.closes, title: t('timeline.closed') },
    ],
  };
}
