import { useFormats, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type HistoryView, type ViewPoint, isShort } from './trend-view.ts';

const heading = {
  total: 'chart.count',
  percentage: 'chart.percentage',
  daily: 'chart.daily',
} as const satisfies Record<HistoryView, string>;

export function HistoryTable({
  points,
  view,
}: {
  points: readonly ViewPoint[];
  view: HistoryView;
}) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const { markedMoment } = useLocalFormats();
  const write = view === 'percentage' ? formats.percent : formats.integer;
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
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, value }) => (
              <tr key={at}>
                <td>{markedMoment(at)}</td>
                <td className="text-end">{write(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export function useChartSummary(points: readonly ViewPoint[], view: HistoryView): string {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const { markedMoment } = useLocalFormats();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const writeTime = isShort(points) ? markedMoment : formats.day;
  const range = { from: writeTime(first.at), to: writeTime(last.at) };
  if (view === 'daily') {
    const values = points.map((point) => point.value);
    return t('chart.summaryDaily', {
      ...range,
      min: formats.integer(Math.min(...values)),
      max: formats.integer(Math.max(...values)),
    });
  }
  const write = view === 'percentage' ? formats.percent : formats.integer;
  return t('chart.summary', {
    ...range,
    first: write(first.value),
    last: write(last.value),
  });
}
