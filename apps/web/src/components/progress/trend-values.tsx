// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PointerEvent, useState } from 'react';

import { useTranslation } from '../../lib/translation.ts';
import type { HistoryView } from './chart-choice.ts';
import { type Frame, xOf, yOf } from './trend-frame.ts';
import { useTrendFormats } from './trend-text.tsx';
import { type TrendLine, type ViewPoint, isShort } from './trend-view.ts';

type ValuesProps = { lines: readonly TrendLine[]; view: HistoryView; frame: Frame };

/** Index of the point that is nearest to a time. */
export function nearestTo(points: readonly ViewPoint[], at: number): number {
  const distances = points.map((point) => Math.abs(point.at - at));
  return distances.indexOf(Math.min(...distances));
}

/** What the lines show at a time, in words. */
function useValueTexts({ lines, view }: Omit<ValuesProps, 'frame'>, point: ViewPoint) {
  const { t } = useTranslation('progress');
  const write = useTrendFormats(view);
  const isPrecise = isShort(lines[0]?.points ?? []);
  const values = lines.flatMap(({ name, points }) => {
    const there = points.find(({ at }) => at === point.at);
    return there ? { name, text: write.value(there), value: there.value } : [];
  });
  return {
    time: isPrecise ? write.time(point) : write.day(point),
    values,
    note: point.unfinished === true ? t('chart.notOver') : undefined,
  };
}

/**
 * Shows the values at the pointer, under a finger that moves along the line, and by the keys of a slider,
 * which says them. Moving up and down still scrolls the page.
 */
export function TrendValues({ lines, view, frame }: ValuesProps) {
  const { t } = useTranslation('progress');
  // A time, as points are added while the petition collects.
  const [at, setAt] = useState<number>();
  const points = lines[0]?.points ?? [];
  const index = at === undefined ? points.length - 1 : nearestTo(points, at);
  const point = points[index];
  const texts = useValueTexts({ lines, view }, point ?? { at: 0, value: 0, joined: false });
  if (!point) return null;
  const show = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const time = frame.start + ((clientX - left) / width) * (frame.end - frame.start);
    setAt(points[nearestTo(points, time)]?.at);
  };
  return (
    <div
      className="absolute inset-0 touch-pan-y rounded-xs outline-offset-4 outline-focus focus-within:outline-3"
      onPointerDown={show}
      onPointerMove={show}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(undefined)}
    >
      <input
        type="range"
        min={0}
        max={points.length - 1}
        value={index}
        aria-label={t('chart.values')}
        aria-valuetext={[
          texts.time,
          ...texts.values.map(({ name, text }) => (lines.length > 1 ? `${name} ${text}` : text)),
          ...(texts.note === undefined ? [] : [texts.note]),
        ].join(', ')}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
        onFocus={() => setAt(point.at)}
        onBlur={() => setAt(undefined)}
        onChange={({ target }) => setAt(points[Number(target.value)]?.at)}
        onKeyDown={({ key }) => key === 'Escape' && setAt(undefined)}
      />
      {at !== undefined && (
        <ValueMark
          {...texts}
          x={xOf(frame, point.at)}
          tops={texts.values.map(({ value }) => yOf(frame, value))}
        />
      )}
    </div>
  );
}

type ValueMarkProps = ReturnType<typeof useValueTexts> & { x: number; tops: readonly number[] };

const dots = ['bg-ink', 'bg-focus'] as const;

/** The dots of a time, and its values beside them. The slider says the same. */
function ValueMark({ x, tops, time, values, note }: ValueMarkProps) {
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <div
        className="absolute inset-y-0 border-s border-ink"
        style={{ insetInlineStart: `${x}%` }}
      />
      {tops.map((top, index) => (
        <span
          key={dots[index]}
          className={`absolute size-3 -translate-1/2 rounded-full border-2 border-paper ${dots[index]}`}
          style={{ insetInlineStart: `${x}%`, top: `${top}%` }}
        />
      ))}
      <p
        className="absolute top-0 z-10 w-max rounded bg-ink px-3 py-2 text-sm text-paper tabular shadow"
        style={
          x > 50
            ? { insetInlineEnd: `calc(${100 - x}% + 0.75rem)`, maxInlineSize: `calc(${x}% + 2rem)` }
            : {
                insetInlineStart: `calc(${x}% + 0.75rem)`,
                maxInlineSize: `calc(${100 - x}% - 0.5rem)`,
              }
        }
      >
        <span className="block">{time}</span>
        {values.map(({ name, text }) => (
          <span key={name} className="block font-bold">
            {values.length > 1 && <span className="font-normal">{name} </span>}
            {text}
          </span>
        ))}
        {note !== undefined && <span className="block text-xs">{note}</span>}
      </p>
    </div>
  );
}
