import { type Petition, percentageOf } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { type FigureTile, FigureTiles } from '../../components/progress/figure-tiles.tsx';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type SignatureCounts, petitionQuery } from './queries.ts';

const msOfDay = 86_400_000;

const largest = <Count extends { signatureCount: number }>(counts: readonly Count[]) =>
  counts.toSorted((one, other) => other.signatureCount - one.signatureCount)[0];

/** The key figures of a petition: signatures, way to the target, countries and days; only those that are known. */
export function PetitionTiles({
  petition,
  counts,
}: {
  petition: Petition;
  counts: SignatureCounts;
}) {
  const { dataUpdatedAt } = useQuery(petitionQuery(petition.id));
  const { signatureCount, dates } = petition;
  const tiles = [
    useTotalTile(petition, counts, dataUpdatedAt),
    useTargetTile(petition, counts),
    useCountriesTile(counts),
    useDaysTile(petition, dataUpdatedAt),
  ];
  if (signatureCount === null || dates.opened === null) return null;
  return <FigureTiles tiles={tiles.filter((tile) => tile !== undefined)} />;
}

function useTotalTile(
  { signatureCount, target }: Petition,
  { days }: SignatureCounts,
  now: number,
): FigureTile {
  const { t } = useTranslation(['petitions', 'progress']);
  const formats = useFormats();
  const dayOfNow = new Date(now).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const today = days.find(({ day }) => day === dayOfNow);
  return {
    label: t('progress:tiles.total'),
    value: formats.integer(signatureCount ?? 0),
    hint: target === null ? '' : t('target', { goal: formats.integer(target) }),
    news: today && t('progress:tiles.today', { n: formats.change(today.signatureCount) }),
  };
}

function useTargetTile(
  { signatureCount, target }: Petition,
  { days }: SignatureCounts,
): FigureTile | undefined {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  if (target === null) return undefined;
  const signed = signatureCount ?? 0;
  const best = days.length > 1 && largest(days);
  return {
    label: t('tiles.goal'),
    value: formats.percent((100 * signed) / target),
    hint:
      signed < target
        ? t('tiles.remaining', counted(formats, target - signed))
        : t('tiles.reached'),
    news:
      best &&
      t('tiles.bestDay', {
        day: formats.shortDay(best.day),
        n: formats.change(best.signatureCount),
      }),
  };
}

function useCountriesTile({ signatureCount, countries }: SignatureCounts): FigureTile | undefined {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const most = largest(countries);
  if (!most) return undefined;
  const percent = Math.round(percentageOf(most.signatureCount, signatureCount));
  return {
    label: t('counts.countries'),
    value: formats.integer(countries.length),
    hint: t('counts.withSignatures'),
    news: t('counts.most', {
      country: formats.country(most.countryCode),
      percent: formats.percent(percent),
    }),
  };
}

/** Since it opened, until it closed or now. */
function useDaysTile({ signatureCount, dates }: Petition, now: number): FigureTile | undefined {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  if (dates.opened === null) return undefined;
  const ends = [dates.closes, dates.submitted].flatMap((at) =>
    at === null ? [] : [Date.parse(at)],
  );
  const ms = Math.min(now, ...ends) - Date.parse(dates.opened);
  const days = Math.max(1, Math.ceil(ms / msOfDay));
  return {
    label: t('counts.days'),
    value: formats.integer(days),
    hint: t('counts.since', { day: formats.day(dates.opened) }),
    news: t('counts.average', { n: formats.integer(Math.round((signatureCount ?? 0) / days)) }),
  };
}
