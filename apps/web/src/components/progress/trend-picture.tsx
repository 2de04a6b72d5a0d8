// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Frame, xOf, yOf } from './trend-frame.ts';
import type { TrendLine } from './trend-view.ts';

const tenth = (value: number) => Math.round(10 * value) / 10;

/** Petition and country, as the canvas draws them, too. */
const strokes = ['stroke-ink', 'stroke-focus'] as const;

/**
 * The lines as a static SVG: rendered by the server, shown until the chart is loaded, printed, and used
 * without JavaScript.
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
      {lines.map(({ points }, index) => {
        const spots = points.map(
          ({ at, value }) => `${tenth(10 * xOf(frame, at))},${tenth(10 * yOf(frame, value))}`,
        );
        return (
          <polyline
            key={strokes[index]}
            // A single point, drawn twice, appears as a dot.
            points={(spots.length === 1 ? [...spots, ...spots] : spots).join(' ')}
            fill="none"
            className={strokes[index]}
            strokeWidth={spots.length === 1 ? 8 : 2.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}
