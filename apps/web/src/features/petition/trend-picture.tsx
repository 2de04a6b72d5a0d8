import type { ViewPoint } from './history-view.ts';

const width = 720;
const height = 300;
const inset = 4;

/** Maps points to the picture's coordinates. */
function scale(points: readonly ViewPoint[], mark: number | undefined) {
  const times = points.map((point) => point.at);
  const values = points.map((point) => point.value);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const top = Math.max(...values, mark ?? 0) * 1.04 || 1;
  const bottom = Math.min(0, ...values);
  return {
    x: (at: number) =>
      Math.round((10 * (at - start) * (width - 2 * inset)) / Math.max(1, end - start)) / 10 + inset,
    y: (value: number) =>
      Math.round(
        10 * (height - inset - ((value - bottom) / (top - bottom)) * (height - 2 * inset)),
      ) / 10,
  };
}

/**
 * A line as a plain picture: what the server draws, what stands before the chart is loaded, and
 * all that there is without script.
 */
export function TrendPicture({
  points,
  mark,
  label,
}: {
  points: readonly ViewPoint[];
  /** A value drawn as a line across, such as the million. */
  mark: number | undefined;
  label: string;
}) {
  const { x, y } = scale(points, mark);
  const line = points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ');
  return (
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
        points={line}
        fill="none"
        className="stroke-ink"
        strokeWidth={2.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
