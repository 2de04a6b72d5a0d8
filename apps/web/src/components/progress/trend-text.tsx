// SPDX-License-Identifier: AGPL-3.0-or-later
import { useFormats, useLocalFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { HistoryView } from './chart-choice.ts';
import { isOneDay } from './trend-frame.ts';
import type { Trend } from './trend-labels.ts';
import { type TrendLine, type ViewPoint, hasPlace, isShort } from './trend-view.ts';

export const headings = {
  total: 'chart.count',
  percentage: 'chart.percentage',
  daily: 'chart.daily',
} as const satisfies Record<HistoryView, string>;

/** How the figures of a view are written. */
export function useTrendFormats(view: HistoryView) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const { markedMoment } = useLocalFormats();
  const number = (value: number) =>
    view === 'percentage' ? formats.share(value) : formats.integer(value);
  return {
    value: ({ value, atLeast }: Pick<ViewPoint, 'value' | 'atLeast'>) =>
      atLeast === true ? t('chart.atLeast', { n: number(value) }) : number(value),
    /** As exactly as the time of the figure is known. */
    time: ({ at, date }: ViewPoint) =>
      date === undefined ? markedMoment(at) : formats.partialDate(date),
    day: ({ at, date }: ViewPoint) =>
      formats.partialDate(date ?? new Date(at).toISOString().slice(0, 10)),
  };
}

/** The figures of the petition, and of a state at the same times. */
export function HistoryTable({ lines, view }: { lines: readonly TrendLine[]; view: HistoryView }) {
  const { t } = useTranslation('progress');
  const write = useTrendFormats(view);
  const [total, state] = lines;
  const ofState = new Map(state?.points.map((point) => [point.at, point]));
  return (
    <details className="text-sm open:basis-full print:not-open:hidden">
      <summary className="inline-flex no-print min-h-11 cursor-pointer items-center underline underline-offset-4">
        {t('chart.table')}
      </summary>
      <div
        className="max-h-80 overflow-y-auto print:max-h-none"
        tabIndex={0}
        role="region"
        aria-label={t('chart.table')}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chart.time')}</th>
              <th scope="col" className="text-end">
                {t(headings[view])}
              </th>
              {state && (
                <th scope="col" className="text-end">
                  {state.name}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {total?.points.map((point) => {
              const there = ofState.get(point.at);
              return (
                <tr key={point.at}>
                  <td>{write.time(point)}</td>
                  <td className="text-end">{write.value(point)}</td>
                  {state && <td className="text-end">{there ? write.value(there) : '–'}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Single figures of which a sentence names all. */
const namedMax = 6;

/** What the chart shows, in sentences. */
export function useChartSummary({
  lines,
  view,
  crossing,
}: Pick<Trend, 'lines' | 'view' | 'crossing'>): string {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const write = useTrendFormats(view);
  const textOf = (points: readonly ViewPoint[]): string[] => {
    const isSingle = points.every(({ joined }) => !joined);
    if (view !== 'daily' && isSingle && points.length <= namedMax) {
      const figures = points.map((point) =>
        t('chart.figure', { n: write.value(point), time: write.day(point) }),
      );
      return points.length === 0 ? [] : [t('chart.known', { figures: formats.list(figures) })];
    }
    const placed = points.filter(hasPlace);
    const [first, last] = [placed[0], placed.at(-1)];
    if (!first || !last) return [];
    const writeTime = isShort(points) ? write.time : write.day;
    const range = { from: writeTime(first), to: writeTime(last) };
    if (view !== 'daily') {
      return [t('chart.summary', { ...range, first: write.value(first), last: write.value(last) })];
    }
    const values = points.map(({ value }) => value);
    return [
      t(points.some(({ isMean }) => isMean) ? 'chart.summaryMean' : 'chart.summaryDaily', {
        ...range,
        min: formats.integer(Math.min(...values)),
        max: formats.integer(Math.max(...values)),
      }),
    ];
  };
  const sentences: string[] = lines.flatMap(({ name, points }, index) =>
    textOf(points).map((text) =>
      index === 0 ? text : t('chart.summaryOf', { country: name, text }),
    ),
  );
  if (crossing) {
    const [from, to] = [formats.day(crossing.from), formats.day(crossing.to)];
    sentences.push(
      isOneDay(crossing)
        ? t('chart.crossed', { day: to })
        : t('chart.crossedBetween', { from, to }),
    );
  }
  const points = lines[0]?.points ?? [];
  if (points.slice(1).some(({ joined }) => !joined)) sentences.push(t('chart.gaps'));
  if (points.some(({ unfinished }) => unfinished)) sentences.push(t('chart.unfinished'));
  return formats.sentences(...sentences);
}
