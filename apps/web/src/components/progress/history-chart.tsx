// SPDX-License-Identifier: AGPL-3.0-or-later
import type { HistoryPoint } from '@kga/contracts/petitions';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { Skeleton, SkeletonText } from '@kga/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useCallback, useState } from 'react';

import { whenNear } from '../../lib/browser.ts';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { LoadState } from '../load-state.tsx';
import { SmallLoadState } from '../small-load-state.tsx';
import { type ChartChoice, type ChartOptions, useChartChoice } from './chart-choice.ts';
import { type HistorySource, historyQuery } from './queries.ts';
import { type TrendEvent, TrendAnnotations } from './trend-annotations.tsx';
import { TrendControls } from './trend-controls.tsx';
import { frameOf, withCrossing } from './trend-frame.ts';
import { TrendPicture } from './trend-picture.tsx';
import { TrendPlot } from './trend-plot.tsx';
import { HistoryTable, useChartSummary } from './trend-text.tsx';
import { type LatestFigures, type TrendLine, viewPoints, withLatest } from './trend-view.ts';

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
};

/** A petition over time: total, share of the goal or daily change, over a chosen range. */
export function HistoryChart<Country extends string>({ charted }: { charted: Charted<Country> }) {
  const { t } = useTranslation('progress');
  const { options, goal } = charted;
  const { choice, choose } = useChartChoice(options);
  return (
    <section
      aria-labelledby="history-title"
      className="offscreen break-inside-avoid [--offscreen-height:51rem] sm:[--offscreen-height:43rem] lg:[--offscreen-height:39rem]"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h3 id="history-title">{t('chart.title')}</h3>
        <TrendControls {...{ options, choice, choose }} hasGoal={goal !== null} />
      </div>
      <Chart charted={charted} choice={choice} />
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

type ChartProps<Country extends string> = {
  charted: Charted<Country>;
  choice: ChartChoice<Country>;
};

function Chart<Country extends string>({ charted, choice }: ChartProps<Country>) {
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
  return (
    <LoadState
      query={history}
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

/** The lines that are drawn, and their frame. */
function useLines<Country extends string>({
  history,
  ofCountry,
  charted: { latest, goal, firstReached },
  choice: { view, country },
}: LoadedChartProps<Country>) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const total = viewPoints(withLatest(history, latest), view);
  const lines: TrendLine[] = [{ name: t('chart.all'), points: total }];
  if (country !== undefined && ofCountry !== undefined) {
    const points = viewPoints(withLatest(ofCountry, latest, country), view);
    lines.push({ name: formats.country(country), points });
  }
  const frame = frameOf(
    lines.map(({ points }) => points),
    view,
    goal?.count,
  );
  const drawn = lines.map((line, index) =>
    index === 0 ? { ...line, points: withCrossing(total, frame.mark, firstReached) } : line,
  );
  return { lines, drawn, frame };
}

function LoadedChart<Country extends string>(props: LoadedChartProps<Country>) {
  const { view } = props.choice;
  const { events, goal } = props.charted;
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { ref, near } = useNear();
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
          <TrendAnnotations
            lines={drawn}
            frame={frame}
            view={view}
            events={events}
            goal={goal?.label ?? ''}
          />
        </TrendPlot>
      </div>
      <p className="mt-2 text-sm text-muted">{summary}</p>
      <HistoryTable lines={lines} view={view} />
    </>
  );
}
