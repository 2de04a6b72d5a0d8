import { type Petition, type getSignatureCounts, percentageOf } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { CountryTable } from '../../components/progress/country-table.tsx';
import { type Charted, HistoryChart } from '../../components/progress/history-chart.tsx';
import { historyQuery } from '../../components/progress/queries.ts';
import { SmallLoadState } from '../../components/small-load-state.tsx';
import type { CallResult } from '../../lib/api.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { allHistory, historySourceOf, petitionQuery, signatureCountsQuery } from './queries.ts';

type Props = { petition: Petition };
type Counts = Pick<CallResult<typeof getSignatureCounts>, 'signatureCount' | 'countries' | 'days'>;

/** Of official petitions. */
const noCounts: Counts = { signatureCount: 0, countries: [], days: [] };

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

function Progress({ petition, counts }: Props & { counts: Counts }) {
  const { t } = useTranslation('progress');
  const charted = useCharted(petition, counts);
  const { data: history = [] } = useQuery(historyQuery(charted.source, allHistory));
  const { signatureCount, countries, days } = counts;
  const hasChanged = history.length > 1;
  if (!hasChanged && countries.length === 0) return null;
  return (
    <section aria-labelledby="progress-title" className="mt-12 flex flex-col gap-8">
      <h2 id="progress-title">
        {t(petition.status === 'collecting' ? 'card.title' : 'card.titleClosed')}
      </h2>
      {hasChanged && <HistoryChart charted={charted} />}
      <BestDay days={days} />
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
function useCharted(petition: Petition, { countries }: Counts): Charted<string> {
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

/** The day with the most signatures. */
function BestDay({ days }: Pick<Counts, 'days'>) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const best = days.toSorted((a, b) => b.signatureCount - a.signatureCount)[0];
  if (!best || days.length < 2) return null;
  const { day, signatureCount } = best;
  return (
    <p className="-mt-4">
      {t('counts.best', { day: formats.day(day), n: formats.integer(signatureCount) })}
    </p>
  );
}
