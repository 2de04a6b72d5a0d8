// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Frame, xOf, yOf } from './trend-frame.ts';
import type { TrendLine, ViewPoint } from './trend-view.ts';

const tenth = (value: number) => Math.round(10 * value) / 10;

/** Petition and country, as the canvas draws them, too. */
const strokes = ['stroke-ink', 'stroke-focus'] as const;

/** The path of the points that satisfy the condition, each with a line from the one before. */
function pathOf(
  points: readonly ViewPoint[],
  frame: Frame,
  isDrawn: (point: ViewPoint) => boolean,
): string {
  const spot = ({ at, value }: ViewPoint) =>
    `${tenth(10 * xOf(frame, at))},${tenth(10 * yOf(frame, value))}`;
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before || !point.joined || !isDrawn(point)) return '';
      const isNew = index === 1 || !before.joined || !isDrawn(before);
      return `${isNew ? `M${spot(before)}` : ''}L${spot(point)}`;
    })
    .join('');
}

/**
 * The lines as a static SVG: rendered by the server, shown until the chart is loaded, printed, and used
 * without JavaScript. Points without a line are annotations.
 */
export function TrendPicture({
  lines,
  frame,
  label,
}: {
  lines: readonly TrendLine[];
  frame: Frame;
  label: string;
}) {
  return (
    <svg
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="absolute inset-0 size-full overflow-visible"
    >
      {lines.map(({ points }, index) => (
        <g
          key={strokes[index]}
          className={strokes[index]}
          fill="none"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path
            d={pathOf(points, frame, ({ unfinished }) => unfinished !== true)}
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={pathOf(points, frame, ({ unfinished }) => unfinished === true)}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="1 6"
          />
        </g>
      ))}
    </svg>
  );
}
