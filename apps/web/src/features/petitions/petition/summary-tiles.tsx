// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AreaCount, PetitionHighlights } from '@kga/contracts/petitions';

import { type FigureTile, FigureTiles } from '../../../components/progress/figure-tiles.tsx';
import { ranked, tally } from '../../../components/progress/state-shares.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useAreaKind, useAreaName } from './areas.ts';
import type { Figures } from './figures.ts';
import { usePetition } from './petition-provider.tsx';
import { useHighlights } from './use-highlights.ts';

/** The key figures of a petition, each below its news; skeletons while they load. */
export function SummaryTiles() {
  const { id, figures } = usePetition();
  const news = useHighlights(id);
  const counts = figures?.latest.signatureCountryCount ?? [];
  const hasThresholds = figures === undefined || counts.some(({ treshold }) => treshold !== null);
  const tiles = [
    useTotalTile(figures, news),
    useGoalTile(figures, news),
    ...[useCompleteTile(counts), useAreasTile(counts, news)].filter(() => hasThresholds),
    ...[useSourcesTile(counts), useDaysTile(figures)].filter(() => !hasThresholds),
  ];
  const shown = tiles.filter((tile) => tile !== undefined);
  return <FigureTiles tiles={shown} isLoading={figures === undefined} />;
}

/** Whose hidden text reserves the height of a tile while it loads. */
const typical = 1_000_000;

function useTotalTile(figures: Figures | undefined, { today }: PetitionHighlights): FigureTile {
  const { t } = useTranslation(['petition', 'progress']);
  const formats = useFormats();
  const { signatureCount: count, goal } = figures?.latest ?? {
    signatureCount: typical,
    goal: typical,
  };
  return {
    label: t('progress:tiles.total'),
    value: count === null ? '–' : formats.integer(count),
    hint: goal === null ? undefined : t('target', { goal: formats.integer(goal) }),
    news: today !== null && today > 0 && t('progress:tiles.today', { n: formats.change(today) }),
  };
}

function useGoalTile(
  figures: Figures | undefined,
  { bestDay }: PetitionHighlights,
): FigureTile | undefined {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const { signatureCount: count, goal } = figures?.latest ?? {
    signatureCount: typical,
    goal: typical,
  };
  if (goal === null || count === null) return undefined;
  const missing = Math.max(0, goal - count);
  return {
    label: t('tiles.goal'),
    value: formats.share((100 * count) / goal),
    hint: missing > 0 ? t('tiles.remaining', counted(formats, missing)) : t('tiles.reached'),
    news:
      bestDay &&
      t('tiles.bestDay', { day: formats.shortDay(bestDay.day), n: formats.change(bestDay.added) }),
  };
}

/** Percent of the areas that are done, to a tenth; never 100 before all are. */
const shareDone = (done: number, all: number): number =>
  done < all ? Math.min(99.9, Math.round((1_000 * done) / all) / 10) : 100;

/** How many areas have reached their threshold. */
function useCompleteTile(counts: readonly AreaCount[]): FigureTile {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const kind = useAreaKind();
  const news = useMissingNews(counts);
  const { completed } = tally(counts);
  return {
    label: t(`tiles.complete.${kind}`),
    value: formats.integer(completed),
    hint: t('tiles.countriesDone', {
      percent: formats.share(counts.length > 0 ? shareDone(completed, counts.length) : 88),
    }),
    news,
  };
}

/** How many areas there are, and how many of them have to reach their threshold. */
function useAreasTile(counts: readonly AreaCount[], { fastest }: PetitionHighlights): FigureTile {
  const { t } = useTranslation('petition');
  const { petition } = usePetition();
  const formats = useFormats();
  const kind = useAreaKind();
  const areaName = useAreaName();
  const needed = petition?.areasNeeded ?? null;
  const isUnion = petition?.region === 'EU';
  return {
    label: t(isUnion ? 'tiles.states' : `tiles.all.${kind}`),
    value: formats.integer(counts.length > 0 ? counts.length : 10),
    hint: needed === null ? undefined : t('tiles.needed', { n: formats.integer(needed) }),
    news:
      fastest &&
      t('tiles.fastest', {
        day: formats.shortDay(fastest.since),
        country: areaName(fastest.countryCode),
        percent: formats.shareChange(fastest.percentage),
      }),
  };
}

/** The most areas that are named. */
const namedMax = 4;

/** Names the areas below their threshold if they are few, else the nearest to it. */
function useMissingNews(counts: readonly AreaCount[]): string | undefined {
  const { t } = useTranslation('petition');
  const { petition } = usePetition();
  const formats = useFormats();
  const areaName = useAreaName();
  const open = ranked(counts).filter(({ percentage }) => (percentage ?? 100) < 100);
  const [next] = open;
  // Without the figures of all, whose are missing is not known.
  if (!next || counts.length < (petition?.areas.length ?? Infinity)) return undefined;
  if (open.length > namedMax) {
    return t('tiles.next', {
      country: areaName(next.countryCode),
      percent: formats.share(next.percentage ?? 0),
    });
  }
  return t('tiles.notYet', {
    names: formats.list(open.map(({ countryCode }) => areaName(countryCode))),
  });
}

/** From how many countries the signatures come, where none has a threshold. */
function useSourcesTile(counts: readonly AreaCount[]): FigureTile | undefined {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const areaName = useAreaName();
  const signed = counts.filter(({ totalCount }) => totalCount > 0);
  const total = signed.reduce((sum, { totalCount }) => sum + totalCount, 0);
  const [most] = signed.toSorted((a, b) => b.totalCount - a.totalCount);
  if (!most) return undefined;
  return {
    label: t('counts.countries'),
    value: formats.integer(signed.length),
    hint: t('counts.withSignatures'),
    news: t('counts.most', {
      country: areaName(most.countryCode),
      percent: formats.share((100 * most.totalCount) / total),
    }),
  };
}

const msOfDay = 86_400_000;

/** For how many days the petition was open, or has been. */
function useDaysTile(figures: Figures | undefined): FigureTile | undefined {
  const { t } = useTranslation('petition');
  const { petition } = usePetition();
  const formats = useFormats();
  if (!petition?.dates.opened || !figures || petition.kind === 'official') return undefined;
  const { dates } = petition;
  const ends = [dates.closes, dates.submitted, dates.answered].flatMap((at) =>
    at === null ? [] : [Date.parse(at)],
  );
  const now = figures.fetchedAt;
  const end = Math.min(now, ...ends);
  const days = Math.max(1, Math.ceil((end - Date.parse(petition.dates.opened)) / msOfDay));
  const [from, to] = [formats.day(petition.dates.opened), formats.day(end)];
  return {
    label: t('counts.days'),
    value: formats.integer(days),
    hint: end < now ? t('counts.range', { from, to }) : t('counts.since', { day: from }),
  };
}
