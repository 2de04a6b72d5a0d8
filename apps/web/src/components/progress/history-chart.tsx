// SPDX-License-Identifier: AGPL-3.0-or-later
import type { HistoryPoint } from '@kga/contracts/petitions';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, lazy, useCallback, useState } from 'react';

import { whenNear } from '../../lib/browser.ts';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { LoadState } from '../load-state.tsx';
import { SmallLoadState } from '../small-load-state.tsx';
import { type ChartChoice, type ChartOptions, useChartChoice } from './chart-choice.ts';
import { type HistorySource, historyQuery } from './queries.ts';
import { EventList, TrendAnnotations } from './trend-annotations.tsx';
import { TrendControls } from './trend-controls.tsx';
import { TrendDownloads } from './trend-downloads.tsx';
import { crossingOf, frameOf } from './trend-frame.ts';
import { type Trend, type TrendEvent, eventTimes, placeEvents } from './trend-labels.ts';
import { TrendPicture } from './trend-picture.tsx';
import { TrendPlot } from './trend-plot.tsx';
import { HistoryTable, useChartSummary } from './trend-text.tsx';
import {
  type LatestFigures,
  type ReportedFigure,
  type TrendLine,
  knownCounts,
  viewPoints,
} from './trend-view.ts';

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

/** What the chart of a petition shows. */
export type Charted<Country extends string> = {
  options: ChartOptions<Country>;
  source: HistorySource<Country>;
  latest: LatestFigures | undefined;
  /** The line across the plot; null where no number is asked for. */
  goal: { count: number; label: string } | null;
  /** When the goal is known to have been reached. */
  firstReached: string | null;
  events: readonly TrendEvent[];
  /** Figures that were entered by hand; those of a month or a year are in no history. */
  reported?: readonly ReportedFigure[];
  /** That the figures are a replay or made up; else empty. */
  note: string;
};

/** A petition over time: total, share of the goal or daily change, over a chosen range. */
export function HistoryChart<Country extends string>({
  charted,
  more,
}: {
  charted: Charted<Country>;
  /** Below the chart, in place of the downloads. */
  more?: ReactNode;
}) {
  const { t } = useTranslation('progress');
  const { options, goal } = charted;
  const { choice, choose } = useChartChoice(options);
  return (
    <section
      aria-labelledby="history-title"
      className="offscreen break-inside-avoid [--offscreen-height:46rem] sm:[--offscreen-height:43rem] lg:[--offscreen-height:39rem]"
    >
      <div className="flex flex-wrap items-end justify-between gap-2 sm:gap-4">
        <h3 id="history-title">{t('chart.title')}</h3>
        <TrendControls {...{ options, choice, choose }} hasGoal={goal !== null} />
      </div>
      <Chart charted={charted} choice={choice} more={more} />
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
      <div className="mt-2 h-22 sm:h-11" />
    </div>
  );
}

type ChartProps<Country extends string> = {
  charted: Charted<Country>;
  choice: ChartChoice<Country>;
  more: ReactNode;
};

function Chart<Country extends string>({ charted, choice, more }: ChartProps<Country>) {
  const { t } = useTranslation('progress');
  const { source } = charted;
  const { range, country } = choice;
  const history = useQuery({
    ...historyQuery(source, { range }),
    placeholderData: keepPreviousData,
  });
  const ofCountry = useQuery({
    ...historyQuery(source, { range, country }),
    enabled: country !== undefined,
  });
  // The previous range stays visible, faded, until the chosen one is loaded.
  const waiting = history.isPlaceholderData;
  const loaded = {
    data: history.data,
    isError: history.isError,
    isFetching: history.isFetching,
    // One press loads both lines again.
    refetch: () =>
      Promise.all([history.refetch(), ...(ofCountry.isError ? [ofCountry.refetch()] : [])]),
  };
  return (
    <LoadState
      query={loaded}
      className={`mt-4 ${height}`}
      messages={{
        loading: t('card.loading'),
        failed: t('card.error'),
        failedText: t('card.errorHint'),
      }}
      skeleton={<ChartSkeleton />}
    >
      {(points) => (
        <div aria-busy={waiting} className={waiting ? 'opacity-50' : undefined}>
          <LoadedChart
            history={points}
            ofCountry={country === undefined ? undefined : ofCountry.data}
            charted={charted}
            choice={choice}
            more={more}
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

type LoadedChartProps<Country extends string> = ChartProps<Country> & {
  history: readonly HistoryPoint[];
  ofCountry: readonly HistoryPoint[] | undefined;
};

/** The lines that are drawn, their frame, and what is marked in it. */
function useTrend<Country extends string>({
  history,
  ofCountry,
  charted: { latest, goal, firstReached, events, reported },
  choice: { view, range, country },
}: Omit<LoadedChartProps<Country>, 'more'>): Trend {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const isOpen = latest?.status === 'collecting';
  const now = isOpen ? latest.asOf : undefined;
  const total = viewPoints(knownCounts(history, { latest, reported }), view, now);
  const lines: TrendLine[] = [{ name: t('chart.all'), points: total }];
  if (country !== undefined && ofCountry !== undefined) {
    const points = viewPoints(knownCounts(ofCountry, { latest, country }), view, now);
    lines.push({ name: formats.country(country), points });
  }
  const last = total.at(-1)?.at ?? 0;
  const frame = frameOf(
    lines.map(({ points }) => points),
    {
      view,
      goal: goal?.count,
      // What is planned while a petition collects may come otherwise.
      times: range === 'all' ? eventTimes(events).filter((at) => !isOpen || at <= last) : [],
    },
  );
  return {
    view,
    lines,
    frame,
    goal: goal?.label ?? '',
    crossing: crossingOf(total, frame.mark, firstReached),
    events: placeEvents(events, lines, frame, formats.day),
  };
}

function LoadedChart<Country extends string>(props: LoadedChartProps<Country>) {
  const { t } = useTranslation('progress');
  const { ref, near } = useNear();
  const trend = useTrend(props);
  const { lines, frame, view, events } = trend;
  const summary = [props.charted.note, useChartSummary(trend)].filter(Boolean).join(' · ');
  if (lines[0]?.points.length === 0) {
    const isApart = view === 'daily' && props.history.length > 0;
    return (
      <EmptyPanel
        className={`mt-4 ${height}`}
        title={t('card.empty')}
        text={t(isApart ? 'chart.noDaily' : 'card.emptyHint')}
      />
    );
  }
  const picture = <TrendPicture lines={lines} frame={frame} label={summary} />;
  return (
    <>
      <div ref={ref} className={`relative mt-4 ${height}`}>
        <TrendPlot frame={frame} view={view}>
          {near ? (
            <>
              <div className="absolute inset-0 print:hidden">
                <ErrorBoundary fallback={picture}>
                  <Suspense fallback={picture}>
                    <HistoryLine lines={lines} frame={frame} label={summary} view={view} />
                  </Suspense>
                </ErrorBoundary>
              </div>
              <div className="hidden print:block">{picture}</div>
            </>
          ) : (
            picture
          )}
          <TrendAnnotations {...trend} />
        </TrendPlot>
      </div>
      <EventList events={events} />
      <p className="mt-2 text-sm text-muted">{summary}</p>
      <div className="mt-2 flex flex-wrap items-start gap-x-6">
        <HistoryTable lines={lines} view={view} />
        {props.more ?? <TrendDownloads trend={trend} note={props.charted.note} />}
      </div>
    </>
  );
}
