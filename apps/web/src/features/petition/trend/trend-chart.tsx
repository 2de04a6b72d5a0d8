import { type HistoryPoint, type HistoryRange, historyRanges } from '@kga/contracts';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Segmented } from '@kga/ui/segmented';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useCallback, useState } from 'react';

import { LoadState } from '../../../components/load-state.tsx';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { usePetition } from '../petition-provider.tsx';
import { historyQuery } from '../queries.ts';
import { TrendPicture } from './trend-picture.tsx';
import { HistoryTable, useChartSummary } from './trend-text.tsx';
import { type HistoryView, frameOf, historyViews, viewPoints, withLatest } from './trend-view.ts';

const HistoryLine = lazy(async () => ({ default: (await import('./trend-line.tsx')).HistoryLine }));

/** Whether the element has been near the viewport. */
function useNear() {
  const [near, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '100px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}

/** The petition over time: total, share of the goal or daily change, over a chosen range. */
export function HistoryChart({ loading = false }: { loading?: boolean }) {
  const { t } = useTranslation('petition');
  const [view, setView] = useState<HistoryView>('total');
  const [range, setRange] = useState<HistoryRange>('30days');
  return (
    <section
      aria-labelledby="history-title"
      className="offscreen break-inside-avoid [--offscreen-height:41rem] sm:[--offscreen-height:31rem] lg:[--offscreen-height:29rem]"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h3 id="history-title">{t('chart.title')}</h3>
        <div className="no-print flex flex-wrap items-end gap-4">
          <Segmented
            label={t('view.label')}
            value={view}
            onValueChange={setView}
            disabled={loading}
            options={historyViews.map((value) => ({ value, label: t(`view.${value}`) }))}
          />
          <Segmented
            label={t('range.label')}
            value={range}
            onValueChange={setRange}
            disabled={loading}
            options={historyRanges.map((value) => ({ value, label: t(`range.${value}`) }))}
          />
        </div>
      </div>
      {loading ? <ChartSkeleton /> : <Chart view={view} range={range} />}
    </section>
  );
}

function ChartSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="mt-4 h-72 w-full" />
      <div className="mt-2 max-w-md text-sm">
        <span className="hidden sm:block">
          <SkeletonText lines={1} />
        </span>
        <SkeletonText lines={2} className="sm:hidden" />
      </div>
      <div className="mt-2 h-11" />
    </div>
  );
}

function Chart({ view, range }: { view: HistoryView; range: HistoryRange }) {
  const { t } = useTranslation('petition');
  const history = useQuery({ ...historyQuery(range), placeholderData: keepPreviousData });
  // The previous range stays visible, faded, until the chosen one is loaded.
  const waiting = history.isPlaceholderData;
  return (
    <LoadState
      query={history}
      className="mt-4 min-h-72"
      messages={{
        loading: t('card.loading'),
        failed: t('card.error'),
        failedText: t('card.errorHint'),
        retry: t('card.retry'),
      }}
      skeleton={<ChartSkeleton />}
    >
      {(points) => (
        <div aria-busy={waiting} className={waiting ? 'opacity-50' : undefined}>
          <LoadedChart history={points} view={view} />
        </div>
      )}
    </LoadState>
  );
}

function LoadedChart({ history, view }: { history: readonly HistoryPoint[]; view: HistoryView }) {
  const { t } = useTranslation('petition');
  const language = useLanguage();
  const { figures } = usePetition();
  const { ref, near } = useNear();
  const points = viewPoints(withLatest(history, figures?.latest), view);
  const label = useChartSummary(points, view);
  if (points.length === 0) {
    return (
      <EmptyPanel className="mt-4 min-h-72" title={t('card.empty')} text={t('card.emptyHint')} />
    );
  }
  const drawn = { points, frame: frameOf(points, view), markLabel: t('chart.million'), label };
  const picture = <TrendPicture {...drawn} />;
  return (
    <>
      <div ref={ref} className="relative mt-4 h-72">
        {near ? (
          <>
            <div className="relative size-full print:hidden">
              <ErrorBoundary fallback={picture}>
                <Suspense fallback={picture}>
                  <HistoryLine {...drawn} view={view} language={language} />
                </Suspense>
              </ErrorBoundary>
            </div>
            <div className="hidden size-full print:block">{picture}</div>
          </>
        ) : (
          picture
        )}
      </div>
      <p className="mt-2 text-sm text-muted">{label}</p>
      <HistoryTable points={points} view={view} />
    </>
  );
}
