// SPDX-License-Identifier: AGPL-3.0-or-later
import { useFormats, useLocalFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { crossingOf } from './trend-frame.ts';
import { type HistoryView, type TrendLine, isShort } from './trend-view.ts';

const heading = {
  total: 'chart.count',
  percentage: 'chart.percentage',
  daily: 'chart.daily',
} as const satisfies Record<HistoryView, string>;

/** The figures of the petition, and of a state at the same times. */
export function HistoryTable({ lines, view }: { lines: readonly TrendLine[]; view: HistoryView }) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const { markedMoment } = useLocalFormats();
  const write = view === 'percentage' ? formats.percent : formats.integer;
  const [total, state] = lines;
  const ofState = new Map(state?.points.map(({ at, value }) => [at, value]));
  return (
    <details className="mt-2 text-sm print:not-open:hidden">
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
                {t(heading[view])}
              </th>
              {state && (
                <th scope="col" className="text-end">
                  {state.name}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {total?.points.map(({ at, value }) => {
              const there = ofState.get(at);
              return (
                <tr key={at}>
                  <td>{markedMoment(at)}</td>
                  <td className="text-end">{write(value)}</td>
                  {state && (
                    <td className="text-end">{there === undefined ? '–' : write(there)}</td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** What the chart shows, in sentences. */
export function useChartSummary(
  lines: readonly TrendLine[],
  { view, mark }: { view: HistoryView; mark: number | undefined },
): string {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const { markedMoment } = useLocalFormats();
  const write = view === 'percentage' ? formats.percent : formats.integer;
  const crossedAt = mark === undefined ? undefined : crossingOf(lines[0]?.points ?? [], mark);
  const sentences: string[] = lines.flatMap(({ name, points }, index) => {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return [];
    const writeTime = isShort(points) ? markedMoment : formats.day;
    const range = { from: writeTime(first.at), to: writeTime(last.at) };
    const values = points.map((point) => point.value);
    const text =
      view === 'daily'
        ? t('chart.summaryDaily', {
            ...range,
            min: write(Math.min(...values)),
            max: write(Math.max(...values)),
          })
        : t('chart.summary', { ...range, first: write(first.value), last: write(last.value) });
    return index === 0 ? [text] : [t('chart.summaryOf', { country: name, text })];
  });
  if (crossedAt !== undefined) {
    sentences.push(t('chart.crossed', { day: formats.day(crossedAt) }));
  }
  return formats.sentences(...sentences);
}
