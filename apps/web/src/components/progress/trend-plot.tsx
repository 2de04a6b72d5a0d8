// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReactNode } from 'react';

import { useTimeZone } from '../../lib/browser.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { HistoryView } from './chart-choice.ts';
import { timeTicks } from './time-ticks.ts';
import { type Frame, xOf, yOf } from './trend-frame.ts';

/** Short labels, unless two of them would be the same. */
function useValueLabels({ grid }: Frame, view: HistoryView): readonly string[] {
  const formats = useFormats();
  if (view === 'percentage') return grid.map((value) => formats.percent(value));
  const short = grid.map(formats.compact);
  return new Set(short).size < grid.length ? grid.map(formats.integer) : short;
}

/** Grid and axes around the lines, which fill the plot. */
export function TrendPlot({
  frame,
  view,
  children,
}: {
  frame: Frame;
  view: HistoryView;
  children: ReactNode;
}) {
  const { t } = useTranslation('progress');
  const labels = useValueLabels(frame, view);
  const gutter = labels.some(({ length }) => length > 7) ? 'start-18' : 'start-15';
  // The note below the axis may take two lines of a phone.
  const room = frame.bottom > 0 ? 'bottom-14 sm:bottom-10' : 'bottom-10';
  return (
    <div className={`absolute ${gutter} ${room} end-4 top-8`}>
      <div aria-hidden="true">
        {frame.grid.map((value, index) => (
          <div
            key={value}
            className={`absolute inset-x-0 border-t ${value === frame.bottom ? 'border-edge' : 'border-line'}`}
            style={{ top: `${yOf(frame, value)}%` }}
          >
            <span className="absolute end-full -translate-y-1/2 pe-2 text-xs whitespace-nowrap text-muted tabular">
              {labels[index]}
            </span>
          </div>
        ))}
        <TimeAxis start={frame.start} end={frame.end} />
        {frame.bottom > 0 && (
          <p className="absolute inset-x-0 top-full mt-[1.65rem] text-xs leading-tight text-muted max-sm:-ms-14">
            {t('chart.axisFrom', { n: labels[0] ?? '' })}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** Labels that are left out on narrow screens, counted from the last one, which stays. */
function hiddenAt(fromLast: number): string {
  if (fromLast % 6 === 0) return '';
  if (fromLast % 3 === 0) return 'sm:max-lg:hidden';
  return fromLast % 2 === 0 ? 'max-sm:hidden' : 'max-lg:hidden';
}

/** Labels below their times on an axis that fills the element around. */
export function TimeAxis({ start, end }: Pick<Frame, 'start' | 'end'>) {
  const formats = useFormats();
  const zone = useTimeZone();
  const { unit, times } = timeTicks(start, end);
  const write = {
    time: (at: number) => formats.time(at, zone),
    day: formats.shortDay,
    month: formats.month,
  }[unit];
  const isMonth = unit === 'month';
  // The last label would reach over the edge on phones.
  const shift = (at: number) =>
    xOf({ start, end }, at) > 95 ? '-translate-x-3/4' : '-translate-x-1/2';
  return times.map((at, index) => (
    <span
      key={at}
      className={`absolute top-full ${shift(at)} pt-2 text-center text-xs leading-tight whitespace-nowrap text-muted ${hiddenAt(times.length - 1 - index)}`}
      style={{ insetInlineStart: `${xOf({ start, end }, at)}%` }}
    >
      {write(at)}
      {isMonth && (
        <span
          className={
            formats.year(at) === formats.year(times[index - 1] ?? 0) ? 'block lg:hidden' : 'block'
          }
        >
          {formats.year(at)}
        </span>
      )}
    </span>
  ));
}
