// SPDX-License-Identifier: AGPL-3.0-or-later
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { Skeleton } from '@kga/ui/skeleton';
import { useToast } from '@kga/ui/toast';
import { RefreshCw } from 'lucide-react';
import type { ComponentType } from 'react';

import { LoadingRegion } from '../../../components/skeletons.tsx';
import { useOnline } from '../../../lib/browser.ts';
import { HydrateWhenNear, lateSection } from '../../../lib/hydrate-when-near.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type Figures, isLive } from './figures.ts';
import { usePetition } from './petition-provider.tsx';
import { SummaryTiles } from './summary-tiles.tsx';

const Chart = lateSection(async () => (await import('./petition-history.tsx')).PetitionHistory);
const ShortChart = lateSection(async () => (await import('./petition-history.tsx')).ShortHistory);
const Areas = lateSection(async () => (await import('./area-counts.tsx')).AreaCounts);
const Shareable = lateSection(async () => (await import('./area-counts.tsx')).ShareableAreas);

/** Loads the parts of the card that are late sections. */
export const loadProgress = () =>
  Promise.all([Chart, ShortChart, Areas, Shareable].map(({ load }) => load()));

type Parts = {
  readonly chart: ComponentType;
  /** Of the areas. */
  readonly table: ComponentType;
};

/** How the petition has grown, for the front page. */
export const ProgressCard = () => <Progress chart={ShortChart} table={Areas} isShort />;

/** The same on the petition's own page, where areas can be compared and shared. */
export const PetitionProgress = () => <Progress chart={Chart} table={Shareable} isShort={false} />;

function Progress({ isShort, ...parts }: Parts & { isShort: boolean }) {
  const { t } = useTranslation(['petition', 'progress']);
  const { figures } = usePetition();
  const collecting = figures?.latest.status === 'collecting';
  return (
    <section id="progress" aria-labelledby="progress-title" className="scroll-mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:gap-3">
        <div className="flex flex-wrap items-center gap-3 max-sm:contents">
          <h2 id="progress-title" className="max-sm:w-full">
            {t(collecting ? 'progress:card.title' : 'progress:card.titleClosed')}
          </h2>
          {figures && <FigureBadge figures={figures} />}
        </div>
        <RefreshButton />
      </div>
      {figures ? <CardBody {...parts} /> : <CardSkeleton isShort={isShort} />}
    </section>
  );
}

/** Shows 'Live Data' only for live figures and with a connection, and that figures are a replay. */
function FigureBadge({ figures }: { figures: Figures }) {
  const { stale, petition } = usePetition();
  const online = useOnline();
  const { latest, source } = figures;
  const { t } = useTranslation(['petition', 'shared']);
  if (source === 'mock') return <Badge tone="notice">{t('sample')}</Badge>;
  const replayOf = petition?.replayOf ?? null;
  return (
    <>
      {latest.status !== 'collecting' && <Badge>{t('finalResult')}</Badge>}
      {isLive(figures) && !stale && online && <Badge tone="live">{t('live')}</Badge>}
      {replayOf !== null && (
        <Badge tone="notice">{t('shared:replay', { year: String(replayOf) })}</Badge>
      )}
    </>
  );
}

function RefreshButton() {
  const { t } = useTranslation(['petition', 'progress']);
  const { refresh, refreshing } = usePetition();
  const { show } = useToast();
  const onClick = async () => {
    const outcome = await refresh(false);
    if (outcome === 'renewed') show({ title: t('progress:card.refreshed') });
    if (outcome === 'skipped') show({ title: t('progress:card.tooSoon') });
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className="-me-3 no-print max-sm:ms-auto noscript:hidden"
      busy={refreshing}
      busyLabel={t('progress:card.loading')}
      onClick={() => void onClick()}
    >
      <RefreshCw className="size-4" aria-hidden="true" />
      <span className="max-sm:sr-only">{t('progress:card.refresh')}</span>
    </Button>
  );
}

function CardBody({ chart, table }: Parts) {
  return (
    <div className="mt-3 flex flex-col gap-6 sm:mt-4 sm:gap-12">
      <SummaryTiles />
      <HydrateWhenNear of={chart} />
      <HydrateWhenNear of={table} />
    </div>
  );
}

/** Every part in its final size, so that the layout does not shift when the figures load. */
function CardSkeleton({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation(['petition', 'progress']);
  return (
    <LoadingRegion
      label={t('progress:card.loading')}
      className="mt-3 flex flex-col gap-6 sm:mt-4 sm:gap-12"
    >
      <SummaryTiles />
      <Skeleton className="h-[44rem] w-full sm:h-[43rem] lg:h-[39rem]" />
      <Skeleton
        className={`w-full ${isShort ? 'h-[42rem] sm:h-[38rem] md:h-[34rem]' : 'h-[176rem] sm:h-[96rem] md:h-[82rem]'}`}
      />
    </LoadingRegion>
  );
}
