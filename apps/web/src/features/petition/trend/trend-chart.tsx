import type { HistoryPoint } from '@kga/contracts';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useCallback, useState } from 'react';

import { LoadState } from '../../../components/load-state.tsx';
import { SmallLoadState } from '../../../components/small-load-state.tsx';
import { whenNear } from '../../../lib/browser.ts';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { usePetition } from '../petition-provider.tsx';
import { detailsQuery, historyQuery } from '../queries.ts';
import { type ChartChoice, useChartChoice } from './chart-choice.ts';
import { type TrendEvent, TrendAnnotations } from './trend-annotations.tsx';
import { TrendControls } from './trend-controls.tsx';
import { frameOf, withCrossing } from './trend-frame.ts';
import { TrendPicture } from './trend-picture.tsx';
import { TrendPlot } from './trend-plot.tsx';
import { HistoryTable, useChartSummary } from './trend-text.tsx';
import { type TrendLine, viewPoints, withLatest } from './trend-view.ts';

const HistoryLine = lazy(async () => ({ default: (await import('./trend-line.tsx')).HistoryLine }));

/** Whether the element has been near the viewport. */
function useNear() {
  const [near, setNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) =>
      element ? whenNear(element, '100px', () => setNear(true)) : undefined,
    [],
  );
  return { ref, near };
}

/** The petition over time: total, share of the goal or daily change, over a chosen range. */
export function HistoryChart() {
  const { t } = useTranslation('petition');
  const { choice, choose } = useChartChoice();
  return (
    <section
      aria-labelledby="history-title"
      className="offscreen break-inside-avoid [--offscreen-height:51rem] sm:[--offscreen-height:43rem] lg:[--offscreen-height:39rem]"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h3 id="history-title">{t('chart.title')}</h3>
        <TrendControls choice={choice} choose={choose} />
      </div>
      <Chart choice={choice} />
    </section>
  );
}

const height = 'h-[26.25rem]';

function ChartSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className={`mt-4 w-full ${height}`} />
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

function Chart({ choice }: { choice: ChartChoice }) {
  const { t } = useTranslation('petition');
  const { range, country } = choice;
  const history = useQuery({ ...historyQuery({ range }), placeholderData: keepPreviousData });
  const ofCountry = useQuery({
    ...historyQuery({ range, country }),
    enabled: country !== undefined,
  });
  // The previous range stays visible, faded, until the chosen one is loaded.
  const waiting = history.isPlaceholderData;
  return (
    <LoadState
      query={history}
      className={`mt-4 ${height}`}
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
          <LoadedChart
            history={points}
            ofCountry={country === undefined ? undefined : ofCountry.data}
            choice={choice}
          />
          {ofCountry.isError && (
            <SmallLoadState
              query={ofCountry}
              loading={t('card.loading')}
              failed={t('card.error')}
              lines={1}
            >
              {() => null}
            </SmallLoadState>
          )}
        </div>
      )}
    </LoadState>
  );
}

/** The dates of the petition's life that are marked; the goal is marked where it is crossed. */
function useTrendEvents(): TrendEvent[] {
  const { t } = useTranslation('petition');
  const { data: details } = useQuery(detailsQuery());
  if (!details) return [];
  const { opened, closes } = details.life;
  return [
    { at: Date.parse(opened), title: t('life.opened') },
    ...(closes === null ? [] : [{ at: Date.parse(closes), title: t('life.closed') }]),
  ];
}

type LoadedChartProps = {
  history: readonly HistoryPoint[];
  ofCountry: readonly HistoryPoint[] | undefined;
  choice: ChartChoice;
};

/** The lines that are drawn, and their frame. */
function useLines({ history, ofCountry, choice: { view, country } }: LoadedChartProps) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const { figures } = usePetition();
  const { data: details } = useQuery(detailsQuery());
  const total = viewPoints(withLatest(history, figures?.latest), view);
  const lines: TrendLine[] = [{ name: t('chart.all'), points: total }];
  if (country !== undefined && ofCountry !== undefined) {
    const points = viewPoints(withLatest(ofCountry, figures?.latest, country), view);
    lines.push({ name: formats.country(country), points });
  }
  const frame = frameOf(
    lines.map(({ points }) => points),
    view,
  );
  const reached = details?.life.firstReached ?? null;
  const drawn = lines.map((line, index) =>
    index === 0 ? { ...line, points: withCrossing(total, frame.mark, reached) } : line,
  );
  return { lines, drawn, frame };
}

function LoadedChart(props: LoadedChartProps) {
  const { view } = props.choice;
  const { t } = useTranslation('petition');
  const language = useLanguage();
  const { ref, near } = useNear();
  const events = useTrendEvents();
  const { lines, drawn, frame } = useLines(props);
  const summary = useChartSummary(drawn, { view, mark: frame.mark });
  if (lines[0]?.points.length === 0) {
    return (
      <EmptyPanel className={`mt-4 ${height}`} title={t('card.empty')} text={t('card.emptyHint')} />
    );
  }
  const picture = <TrendPicture lines={drawn} frame={frame} label={summary} />;
  return (
    <>
      <div ref={ref} className={`relative mt-4 ${height}`}>
        <TrendPlot frame={frame} view={view}>
          {near ? (
            <>
              <div className="absolute inset-0 print:hidden">
                <ErrorBoundary fallback={picture}>
                  <Suspense fallback={picture}>
                    <HistoryLine
                      lines={drawn}
                      frame={frame}
                      label={summary}
                      view={view}
                      language={language}
                    />
                  </Suspense>
                </ErrorBoundary>
              </div>
              <div className="hidden print:block">{picture}</div>
            </>
          ) : (
            picture
          )}
          <TrendAnnotations lines={drawn} frame={frame} view={view} events={events} />
        </TrendPlot>
      </div>
      <p className="mt-2 text-sm text-muted">{summary}</p>
      <HistoryTable lines={lines} view={view} />
    </>
  );
}
