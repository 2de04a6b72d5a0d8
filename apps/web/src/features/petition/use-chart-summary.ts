import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { HistoryView, ViewPoint } from './history-view.ts';

/** What the chart shows, in a sentence. */
export function useChartSummary(points: readonly ViewPoint[], view: HistoryView): string {
  const { t } = useTranslation();
  const formats = useFormats();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const range = { from: formats.day(first.at), to: formats.day(last.at) };
  if (view === 'daily') {
    const values = points.map((point) => point.value);
    return t('petition.chart.summaryDaily', {
      ...range,
      min: formats.integer(Math.min(...values)),
      max: formats.integer(Math.max(...values)),
    });
  }
  const write = view === 'percentage' ? formats.percent : formats.integer;
  return t('petition.chart.summary', {
    ...range,
    first: write(first.value),
    last: write(last.value),
  });
}
