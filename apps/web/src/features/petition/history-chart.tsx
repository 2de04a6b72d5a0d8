import { type HistoryRange, campaign, historyRanges } from '@kga/contracts';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { ErrorPanel } from '@kga/ui/error-panel';
import { Segmented } from '@kga/ui/segmented';
import { Skeleton } from '@kga/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';

import { useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { HistoryTable } from './history-table.tsx';
import { type HistoryView, historyViews, viewPoints, withLatest } from './history-view.ts';
import { usePetition } from './petition-provider.tsx';
import { historyQuery } from './queries.ts';
import { TrendPicture } from './trend-picture.tsx';
import { useChartSummary } from './use-chart-summary.ts';

const loadLine = () => import('./history-line.tsx');
const HistoryLine = lazy(async () => ({ default: (await loadLine()).HistoryLine }));

/** True from when the element first comes near the screen. */
function useNear<T extends Element>() {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
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

/** The petition over time: total, share of the goal, or change a day, over a chosen range. */
export function HistoryChart() {
  const { t } = useTranslation();
  const [view, setView] = useState<HistoryView>('total');
  const [range, setRange] = useState<HistoryRange>('30days');

  return (
    <section aria-labelledby="history-title" className="offscreen [--offscreen-height:34rem]">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h3 id="history-title">{t('petition.chart.title')}</h3>
        <div className="flex flex-wrap items-end gap-4">
          <Segmented
            label={t('petition.view.label')}
            value={view}
            onValueChange={setView}
            options={historyViews.map((value) => ({ value, label: t(`petition.view.${value}`) }))}
          />
          <Segmented
            label={t('petition.range.label')}
            value={range}
            onValueChange={setRange}
            options={historyRanges.map((value) => ({ value, label: t(`petition.range.${value}`) }))}
          />
        </div>
      </div>
      <ChartBody view={view} range={range} />
    </section>
  );
}

function ChartBody({ view, range }: { view: HistoryView; range: HistoryRange }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formats = useFormats();
  const { figures } = usePetition();
  const history = useQuery({ ...historyQuery(range), placeholderData: keepPreviousData });
  const { ref, near } = useNear<HTMLDivElement>();
  const points = viewPoints(withLatest(history.data ?? [], figures?.latest), view);
  const summary = useChartSummary(points, view);

  if (history.isPending) return <Skeleton className="mt-4 h-72 w-full" />;
  if (history.isError && !history.data) {
    return (
      <ErrorPanel
        className="mt-4 min-h-72"
        title={t('petition.card.error')}
        text={t('petition.card.errorHint')}
        retryLabel={t('petition.card.retry')}
        retryingLabel={t('petition.card.loading')}
        retrying={history.isFetching}
        onRetry={() => void history.refetch()}
      />
    );
  }
  if (points.length === 0) {
    return (
      <EmptyPanel
        className="mt-4 min-h-72"
        title={t('petition.card.empty')}
        text={t('petition.card.emptyHint')}
      />
    );
  }
  const mark = markOf(
    view,
    points.map((point) => point.value),
    t('petition.chart.million'),
  );
  const picture = <TrendPicture points={points} mark={mark?.value} label={summary} />;
  return (
    <>
      <div ref={ref} className="mt-4 h-72">
        {near ? (
          <Suspense fallback={picture}>
            <HistoryLine
              points={points}
              view={view}
              mark={mark}
              language={language}
              label={summary}
            />
          </Suspense>
        ) : (
          picture
        )}
      </div>
      <p className="mt-2 text-sm text-muted">{summary}</p>
      <HistoryTable points={points} view={view} formats={formats} />
    </>
  );
}

/** The million as a line, where the values come near it. */
function markOf(view: HistoryView, values: readonly number[], label: string) {
  if (view !== 'total') return undefined;
  return Math.max(...values) >= campaign.legalMinimum / 4
    ? { value: campaign.legalMinimum, label }
    : undefined;
}
