import type { Formats } from '../../../lib/format.ts';
import { useTranslation } from '../../../lib/translation.ts';
import type { HistoryView, ViewPoint } from './trend-view.ts';
import { useMoment } from './use-chart-summary.ts';

const heading = {
  total: 'chart.count',
  percentage: 'chart.percentage',
  daily: 'chart.daily',
} as const satisfies Record<HistoryView, string>;

/** The chart's figures as a collapsed table, for screen readers. */
export function HistoryTable({
  points,
  view,
  formats,
}: {
  points: readonly ViewPoint[];
  view: HistoryView;
  formats: Formats;
}) {
  const { t } = useTranslation('petition');
  const moment = useMoment();
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
                <td>{moment(at)}</td>
                <td className="text-end">{write(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
