// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, memberStates } from '@kga/contracts/core';
import type { CountryCount, PetitionHighlights, PetitionLatest } from '@kga/contracts/petitions';
import { useQuery } from '@tanstack/react-query';

import { FigureTiles } from '../../../components/progress/figure-tiles.tsx';
import { ranked, tally } from '../../../components/progress/state-shares.ts';
import type { Formats } from '../../../lib/format.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { highlightsQuery } from './queries.ts';

/** Typical figures, whose hidden text reserves the height of the tiles while loading. */
const typical = {
  goal: campaign.legalMinimum,
  signatureCount: campaign.legalMinimum,
  signatureCountryCount: [],
} as const;

const nothing: PetitionHighlights = { today: null, bestDay: null, fastest: null };

/** The key figures of the petition, each with its news beneath; skeletons while they load. */
export function SummaryTiles({ latest }: { latest: PetitionLatest | undefined }) {
  const { t } = useTranslation(['petition', 'progress']);
  const formats = useFormats();
  const { data: news = nothing } = useQuery(highlightsQuery());
  const missingNews = useMissingNews(latest?.signatureCountryCount ?? []);
  const { goal, signatureCount, signatureCountryCount } = latest ?? typical;
  const { completed } = tally(signatureCountryCount);
  const missing = Math.max(0, goal - signatureCount);
  const done = latest ? (100 * completed) / memberStates.length : 88;
  const tiles = [
    {
      label: t('progress:tiles.total'),
      value: formats.integer(signatureCount),
      hint: t('target', { goal: formats.integer(goal) }),
      news: news.today !== null && t('progress:tiles.today', { n: formats.change(news.today) }),
    },
    {
      label: t('progress:tiles.goal'),
      value: formats.percent((100 * signatureCount) / goal),
      hint:
        missing > 0
          ? t('progress:tiles.remaining', counted(formats, missing))
          : t('progress:tiles.reached'),
      news: news.bestDay && t('progress:tiles.bestDay', dayAndCount(news.bestDay, formats)),
    },
    {
      label: t('tiles.countries'),
      value: formats.integer(completed),
      hint: t('tiles.countriesDone', { percent: formats.percent(done) }),
      news: missingNews,
    },
    {
      label: t('tiles.states'),
      value: formats.integer(memberStates.length),
      hint: t('tiles.needed', { n: formats.integer(campaign.statesNeeded) }),
      news: news.fastest && t('tiles.fastest', countryAndRise(news.fastest, formats)),
    },
  ];
  return <FigureTiles tiles={tiles} isLoading={latest === undefined} />;
}

const dayAndCount = ({ day, added }: { day: string; added: number }, formats: Formats) => ({
  day: formats.shortDay(day),
  n: formats.change(added),
});

const countryAndRise = (
  { countryCode, since, percentage }: NonNullable<PetitionHighlights['fastest']>,
  formats: Formats,
) => ({
  day: formats.shortDay(since),
  country: formats.country(countryCode),
  percent: formats.percentChange(percentage),
});

/** The most countries that are named. */
const namedMax = 4;

/** Names the countries below their threshold if they are few, else the nearest to it. */
function useMissingNews(countries: readonly CountryCount[]): string | undefined {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const open = ranked(countries).filter(({ percentage }) => percentage < 100);
  const [next] = open;
  // Without the figures of all, whose are missing is not known.
  if (!next || countries.length < memberStates.length) return undefined;
  if (open.length > namedMax) {
    return t('tiles.next', {
      country: formats.country(next.countryCode),
      percent: formats.percent(Math.floor(next.percentage)),
    });
  }
  const names = formats.list(open.map(({ countryCode }) => formats.country(countryCode)));
  return t('tiles.notYet', { names });
}
