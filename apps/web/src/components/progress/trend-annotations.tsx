// SPDX-License-Identifier: AGPL-3.0-or-later
import { useFormats } from '../../lib/language.tsx';
import { type Frame, crossingOf, valueAt, xOf, yOf } from './trend-frame.ts';
import type { HistoryView, TrendLine } from './trend-view.ts';

/** Something that happened in the petition's life, which is drawn where its day is known. */
export type TrendEvent = { at: string | null | undefined; title: string };

type AnnotationsProps = {
  lines: readonly TrendLine[];
  frame: Frame;
  view: HistoryView;
  events: readonly TrendEvent[];
  /** Names the goal at its line. */
  goal: string;
};

const day = 86_400_000;

/** A label over the plot; its background keeps it readable over a line. */
const label = 'absolute w-max rounded bg-paper/85 px-1 text-xs leading-tight';

/** The first figures may be those of the end of the day on which collection opened. */
const shownAt = (at: number, { start }: Frame) => (at < start && start - at < day ? start : at);

/** What the lines are, where the goal was crossed and what happened. The summary says the same. */
export function TrendAnnotations({ lines, frame, view, events, goal }: AnnotationsProps) {
  return (
    <div className="pointer-events-none absolute inset-0" aria-hidden="true">
      {events
        .flatMap(({ at, title }) => (at ? [{ title, at: shownAt(Date.parse(at), frame) }] : []))
        .filter(({ at }) => at >= frame.start && at <= frame.end)
        .map(({ at, title }) => (
          <EventMark key={title} {...{ at, title, lines, frame }} />
        ))}
      <GoalMark lines={lines} frame={frame} view={view} goal={goal} />
      <LineEnds lines={lines} frame={frame} view={view} />
    </div>
  );
}

/** Height of a label of two lines, in percent of the plot's. */
const labelHeight = 14;

/** Below or above all lines at a time, or else over the label of the line below the largest gap. */
function placeBetween(lines: readonly TrendLine[], frame: Frame, at: number) {
  const values = lines
    .map(({ points }) => valueAt(points, at))
    .filter((value) => value !== undefined);
  const edges = [0, ...values.map((value) => yOf(frame, value)).toSorted((a, b) => a - b), 100];
  if (100 - (edges.at(-2) ?? 0) >= labelHeight) return { bottom: '0.25rem' };
  if ((edges[1] ?? 100) >= labelHeight) return { top: '0.25rem' };
  const gaps = edges.slice(1).map((end, index) => ({ end, size: end - (edges[index] ?? 0) }));
  const largest = gaps.toSorted((a, b) => b.size - a.size)[0] ?? { end: 100, size: 100 };
  return { bottom: `calc(${100 - largest.end}% + 2.25rem)` };
}

/** Beside a time, on the side where there is more room; at most as wide as that and the page's margin. */
const beside = (x: number, right = x < 50) =>
  right
    ? {
        insetInlineStart: `calc(${x}% + 0.375rem)`,
        maxInlineSize: `calc(${100 - x}% + 0.875rem)`,
      }
    : {
        insetInlineEnd: `calc(${100 - x}% + 0.375rem)`,
        maxInlineSize: `${x}%`,
        textAlign: 'end' as const,
      };

type EventMarkProps = Pick<AnnotationsProps, 'lines' | 'frame'> & { at: number; title: string };

function EventMark({ at, title, lines, frame }: EventMarkProps) {
  const formats = useFormats();
  const x = xOf(frame, at);
  return (
    <>
      <div
        className="absolute inset-y-0 border-s border-dashed border-edge"
        style={{ insetInlineStart: `${x}%` }}
      />
      <p className={label} style={{ ...beside(x), ...placeBetween(lines, frame, at) }}>
        <span className="block font-semibold">{title}</span>
        <span className="text-muted">{formats.day(at)}</span>
      </p>
    </>
  );
}

/** The goal as a line, with the day on which the petition crossed it. */
function GoalMark({ lines, frame, view, goal }: Omit<AnnotationsProps, 'events'>) {
  const formats = useFormats();
  const { mark } = frame;
  if (mark === undefined) return null;
  const points = lines[0]?.points ?? [];
  const at = crossingOf(points, mark);
  const x = at === undefined ? 0 : xOf(frame, at);
  // The line comes from below and goes on above.
  const isAfter = at === undefined ? (points[0]?.value ?? 0) >= mark : x < 50;
  return (
    <div
      className="absolute inset-x-0 border-t-2 border-dashed border-edge"
      style={{ top: `${yOf(frame, mark)}%` }}
    >
      {at !== undefined && (
        <span
          className="absolute -top-px size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-paper bg-signal [print-color-adjust:exact]"
          style={{ insetInlineStart: `${x}%` }}
        />
      )}
      <p
        className={`${label} ${isAfter ? 'top-1.5' : 'bottom-1.5'}`}
        style={beside(x, at === undefined || isAfter)}
      >
        <span className="font-semibold">
          {view === 'percentage' ? formats.percent(mark) : goal}
        </span>
        {at !== undefined && <span className="text-muted"> · {formats.day(at)}</span>}
      </p>
    </div>
  );
}

const colours = [
  { dot: 'bg-ink', text: 'text-ink' },
  { dot: 'bg-focus', text: 'text-focus' },
] as const;

/** Least distance of two labels, in percent of the plot's height. */
const apart = 9;

/** Labels each line at its last point. */
function LineEnds({ lines, frame, view }: Omit<AnnotationsProps, 'events' | 'goal'>) {
  const formats = useFormats();
  const write = view === 'percentage' ? formats.percent : formats.integer;
  const ends = lines.flatMap(({ name, points }) => {
    const last = points.at(-1);
    return last ? [{ name, ...last, y: yOf(frame, last.value) }] : [];
  });
  return ends.map(({ name, at, value, y }, index) => {
    const isBelow = ends.some((other) => other.y < y && y - other.y < apart);
    const x = xOf(frame, at);
    return (
      <div key={name}>
        <span
          className={`absolute size-2.5 -translate-1/2 rounded-full [print-color-adjust:exact] ${colours[index]?.dot}`}
          style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
        />
        <p
          className={`absolute rounded bg-paper/85 ps-1 text-sm font-bold whitespace-nowrap tabular ${colours[index]?.text} ${isBelow ? 'mt-1.5' : '-mt-1.5 -translate-y-full'}`}
          style={{ insetInlineEnd: `calc(${100 - x}% - 0.5rem)`, top: `${y}%` }}
        >
          {lines.length > 1 && <span className="font-semibold">{name} </span>}
          {write(value)}
        </p>
      </div>
    );
  });
}
