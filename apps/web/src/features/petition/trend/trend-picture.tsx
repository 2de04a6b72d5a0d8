import type { Frame, ViewPoint } from './trend-view.ts';

const width = 720;
const height = 300;
const inset = 4;

const tenth = (value: number) => Math.round(10 * value) / 10;

/** A single point or value is centred. */
const share = (value: number, from: number, to: number) =>
  to > from ? (value - from) / (to - from) : 0.5;

function scale(points: readonly ViewPoint[], { bottom, top }: Frame) {
  const times = points.map((point) => point.at);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  return {
    x: (at: number) => tenth(inset + share(at, start, end) * (width - 2 * inset)),
    y: (value: number) =>
      tenth(
        height -
          inset -
          share(value, bottom, bottom + (top - bottom) * 1.04) * (height - 2 * inset),
      ),
  };
}

/**
 * The line as a static SVG: rendered by the server, shown until the chart is loaded, printed, and used
 * without JavaScript.
 */
export function TrendPicture({
  points,
  frame,
  markLabel,
  label,
}: {
  points: readonly ViewPoint[];
  frame: Frame;
  /** Label of the horizontal line at the goal. */
  markLabel: string;
  label: string;
}) {
  const { x, y } = scale(points, frame);
  const spots = points.map(({ at, value }) => `${x(at)},${y(value)}`);
  const { mark } = frame;
  return (
    <div className="relative size-full">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="size-full"
      >
        {mark !== undefined && (
          <line
            x1={0}
            x2={width}
            y1={y(mark)}
            y2={y(mark)}
            className="stroke-edge"
            strokeDasharray="6 5"
            vectorEffect="non-scaling-stroke"
          />
        )}
        <polyline
          // A single point, drawn twice, appears as a dot.
          points={(spots.length === 1 ? [...spots, ...spots] : spots).join(' ')}
          fill="none"
          className="stroke-ink"
          strokeWidth={spots.length === 1 ? 8 : 2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {mark !== undefined && (
        <span
          aria-hidden="true"
          className="absolute start-1.5 -translate-y-full pb-0.5 text-xs font-semibold text-muted"
          style={{ top: `${(100 * y(mark)) / height}%` }}
        >
          {markLabel}
        </span>
      )}
    </div>
  );
}
