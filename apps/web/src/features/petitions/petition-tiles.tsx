// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Petition, percentageOf } from '@kga/contracts/petitions';
import { useQuery } from '@tanstack/react-query';

import { type FigureTile, FigureTiles } from '../../components/progress/figure-tiles.tsx';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { type SignatureCounts, petitionQuery } from './queries.ts';

const msOfDay = 86_400_000;

const largest = <Count extends { signatureCount: number }>(counts: readonly Count[]) =>
  counts.toSorted((one, other) => other.signatureCount - one.signatureCount)[0];

/** The key figures of a petition of ours: signatures, progress towards the target, countries and days. */
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
    useTargetTile(petition),
    useCountriesTile(counts),
    useDaysTile(petition, counts, dataUpdatedAt),
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
    hint: target === null ? undefined : t('target', { goal: formats.integer(target) }),
    news: today && t('progress:tiles.today', { n: formats.change(today.signatureCount) }),
  };
}

function useTargetTile({ signatureCount, target }: Petition): FigureTile | undefined {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  if (target === null) return undefined;
  const signed = signatureCount ?? 0;
  return {
    label: t('tiles.goal'),
    value: formats.percent((100 * signed) / target),
    hint:
      signed < target
        ? t('tiles.remaining', counted(formats, target - signed))
        : t('tiles.reached'),
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

/** From its opening until it ended, or now. */
function useDaysTile(
  { dates }: Petition,
  { days }: SignatureCounts,
  now: number,
): FigureTile | undefined {
  const { t } = useTranslation(['petitions', 'progress']);
  const formats = useFormats();
  if (dates.opened === null) return undefined;
  const ends = [dates.closes, dates.submitted, dates.answered].flatMap((at) =>
    at === null ? [] : [Date.parse(at)],
  );
  const end = Math.min(now, ...ends);
  const open = Math.max(1, Math.ceil((end - Date.parse(dates.opened)) / msOfDay));
  const [from, to] = [formats.day(dates.opened), formats.day(end)];
  const best = days.length > 1 && largest(days);
  return {
    label: t('counts.days'),
    value: formats.integer(open),
    hint: end < now ? t('counts.range', { from, to }) : t('counts.since', { day: from }),
    news:
      best &&
      t('progress:tiles.bestDay', {
        day: formats.shortDay(best.day),
        n: formats.change(best.signatureCount),
      }),
  };
}
