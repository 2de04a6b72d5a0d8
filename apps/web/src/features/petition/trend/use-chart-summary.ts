import { useHydrated, useTimeZone } from '../../../lib/browser.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type HistoryView, type ViewPoint, isShort } from './trend-view.ts';

/** Formats a time in the visitor's time zone, or in UTC with a note before it is known. */
export function useMoment(): (at: number) => string {
  const formats = useFormats();
  const zone = useTimeZone();
  const hydrated = useHydrated();
  return (at) => `${formats.moment(at, zone)}${hydrated ? '' : ' UTC'}`;
}

/** A summary of the chart in one sentence. */
export function useChartSummary(points: readonly ViewPoint[], view: HistoryView): string {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const moment = useMoment();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const writeTime = isShort(points) ? moment : formats.day;
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
