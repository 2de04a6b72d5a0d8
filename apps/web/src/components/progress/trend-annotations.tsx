// SPDX-License-Identifier: AGPL-3.0-or-later
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { isOneDay, xOf, yOf } from './trend-frame.ts';
import type { PlacedEvent, Trend } from './trend-labels.ts';
import { useTrendFormats } from './trend-text.tsx';
import { hasPlace, spanOf } from './trend-view.ts';

/** A label over the plot; its background keeps it readable over a line. */
const label = 'absolute w-max rounded bg-paper/85 px-1 text-xs leading-tight';

/** What the lines are, where the goal was crossed and what happened. Summary and list say the same. */
export function TrendAnnotations(trend: Trend) {
  return (
    <div className="pointer-events-none absolute inset-0" aria-hidden="true">
      {trend.events.map(({ x, title }) => (
        <div
          key={`${title} ${x}`}
          className="absolute inset-y-0 border-s border-dashed border-edge"
          style={{ insetInlineStart: `${x}%` }}
        />
      ))}
      {trend.events.map((event, index) => (
        <EventMark key={`${event.title} ${event.x}`} event={event} number={index + 1} />
      ))}
      <GoalMark {...trend} />
      <SinglePoints {...trend} />
      <LineEnds {...trend} />
    </div>
  );
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

/** Number of an event above a narrow plot, and before its entry in the list. */
const numberMark =
  'flex size-4 shrink-0 items-center justify-center rounded-full bg-ink text-[0.625rem] leading-none font-bold text-paper tabular [print-color-adjust:exact]';

/** Narrow plots have numbers, which the list below explains. */
function EventMark({ event, number }: { event: PlacedEvent; number: number }) {
  const formats = useFormats();
  const { at, x, title, row } = event;
  return (
    <>
      <span
        className={`absolute -translate-x-1/2 ${row === 0 ? '-top-8' : '-top-4'} ${numberMark} ${event.label ? 'sm:hidden' : ''}`}
        style={{ insetInlineStart: `${x}%` }}
      >
        {formats.integer(number)}
      </span>
      {event.label && (
        <p
          className={`${label} max-sm:hidden`}
          style={{ ...beside(x, !event.label.isBefore), top: `${event.label.top}%` }}
        >
          <span className="block font-semibold">{title}</span>
          <span className="text-muted">{formats.day(at)}</span>
        </p>
      )}
    </>
  );
}

/** The events of the plot as text: seen where their labels are numbers, and read out everywhere. */
export function EventList({ events }: { events: readonly PlacedEvent[] }) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  if (events.length === 0) return null;
  const isShown = events.some((event) => !event.label);
  return (
    <ol
      aria-label={t('chart.events')}
      className={`mt-2 flex flex-col gap-x-6 gap-y-1 text-sm sm:flex-row sm:flex-wrap ${isShown ? '' : 'sm:sr-only'}`}
    >
      {events.map(({ title, at, x }, index) => (
        <li key={`${title} ${x}`} className="flex items-center gap-2">
          <span className={numberMark} aria-hidden="true">
            {formats.integer(index + 1)}
          </span>
          <span>
            <span className="font-semibold">{title}</span>{' '}
            <span className="text-muted">{formats.day(at)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

type GoalMarkProps = Pick<Trend, 'lines' | 'frame' | 'view' | 'goal' | 'crossing'>;

/** The goal as a line, with the day on which the petition crossed it if that is known. */
function GoalMark({ lines, frame, view, goal, crossing }: GoalMarkProps) {
  const formats = useFormats();
  const { mark } = frame;
  if (mark === undefined) return null;
  const at = crossing?.at;
  const x = at === undefined ? 0 : xOf(frame, at);
  // The line comes from below and goes on above.
  const isAfter = at === undefined ? (lines[0]?.points[0]?.value ?? 0) >= mark : x < 50;
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
        {crossing?.at !== undefined && isOneDay(crossing) && (
          <span className="text-muted"> · {formats.day(crossing.at)}</span>
        )}
      </p>
    </div>
  );
}

const colours = [
  { dot: 'bg-ink', text: 'text-ink' },
  { dot: 'bg-focus', text: 'text-focus' },
] as const;

/** Figures without a line to another one: dots, and bars over the month or the year that they are of. */
function SinglePoints({ lines, frame }: Pick<Trend, 'lines' | 'frame'>) {
  return lines.map(({ name, points }, index) =>
    points.map((point, place) => {
      if (point.joined || points[place + 1]?.joined === true) return null;
      const [from, to] = hasPlace(point) ? [point.at, point.at] : spanOf(point);
      const x = xOf(frame, from);
      return (
        <span
          key={`${name} ${point.at}`}
          className={`absolute h-2.5 min-w-2.5 -translate-y-1/2 rounded-full [print-color-adjust:exact] ${from === to ? '-translate-x-1/2' : ''} ${colours[index]?.dot}`}
          style={{
            insetInlineStart: `${x}%`,
            width: `${xOf(frame, to) - x}%`,
            top: `${yOf(frame, point.value)}%`,
          }}
        />
      );
    }),
  );
}

/** Least distance of two labels, in percent of the plot's height. */
const apart = 9;

type LineEndsProps = Pick<Trend, 'lines' | 'frame' | 'view'>;

/** Labels each line at its last point. */
function LineEnds({ lines, frame, view }: LineEndsProps) {
  const write = useTrendFormats(view);
  const ends = lines.flatMap(({ name, points }) => {
    const last = points.at(-1);
    return last ? [{ name, last, y: yOf(frame, last.value) }] : [];
  });
  return ends.map(({ name, last, y }, index) => {
    const isBelow = ends.some((other) => other.y < y && y - other.y < apart);
    const x = xOf(frame, last.at);
    return (
      <div key={name}>
        {hasPlace(last) && (
          <span
            className={`absolute size-2.5 -translate-1/2 rounded-full [print-color-adjust:exact] ${colours[index]?.dot}`}
            style={{ insetInlineStart: `${x}%`, top: `${y}%` }}
          />
        )}
        <p
          className={`absolute rounded bg-paper/85 ps-1 text-sm font-bold whitespace-nowrap tabular ${colours[index]?.text} ${isBelow ? 'mt-1.5' : '-mt-1.5 -translate-y-full'}`}
          style={{ insetInlineEnd: `calc(${100 - x}% - 0.5rem)`, top: `${y}%` }}
        >
          {lines.length > 1 && <span className="font-semibold">{name} </span>}
          {write.value(last)}
        </p>
      </div>
    );
  });
}
