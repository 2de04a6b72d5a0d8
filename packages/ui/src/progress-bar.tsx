// SPDX-License-Identifier: AGPL-3.0-or-later
import { useId } from 'react';

import { classNames } from './class-names.ts';

export interface ProgressMark {
  /** Position on the bar's scale. */
  readonly value: number;
  readonly label: string;
}

export interface ProgressBarProps {
  /** What is measured. */
  readonly label: string;
  /** Clamped to 0 and `max`; NaN counts as 0. */
  readonly value: number;
  /** End of the scale; greater than 0. */
  readonly max: number;
  /** The value as text, for example '1,448,270 of 1,000,000': shown and announced. */
  readonly valueText: string;
  readonly marks?: readonly ProgressMark[];
  readonly className?: string;
}

const noMarks: readonly ProgressMark[] = [];

function clamp(value: number, max: number): number {
  return Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), max);
}

/** A progress bar on a fixed scale, with optional marks. */
export function ProgressBar({
  label,
  value,
  max,
  valueText,
  marks = noMarks,
  className,
}: ProgressBarProps) {
  const labelId = useId();
  const end = max > 0 ? max : 1;
  const shown = clamp(value, end);
  const share = (of: number) => `${(clamp(of, end) / end) * 100}%`;

  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span id={labelId}>{label}</span>
        <span aria-hidden="true" className="tabular font-semibold">
          {valueText}
        </span>
      </div>
      <div className="relative">
        <div
          role="progressbar"
          aria-valuemin={0}
          aria-valuemax={end}
          aria-valuenow={shown}
          aria-valuetext={valueText}
          aria-labelledby={labelId}
          className="h-3 overflow-hidden rounded bg-wash inset-ring inset-ring-edge print:border print:border-edge"
        >
          {/* Print and forced colours drop backgrounds by default. */}
          <div
            className="h-full bg-signal transition-[width] duration-700 ease-out [print-color-adjust:exact] forced-colors:bg-[Highlight]"
            style={{ width: share(value) }}
          />
        </div>
        {marks.map((mark) => (
          <span
            key={`${mark.value} ${mark.label}`}
            aria-hidden="true"
            className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink ring-1 ring-paper"
            style={{ left: share(mark.value) }}
          />
        ))}
      </div>
      {marks.length > 0 && (
        <div className="mt-2 text-xs text-muted">
          {marks.map((mark) => (
            <MarkLabel
              key={`${mark.value} ${mark.label}`}
              mark={mark}
              share={clamp(mark.value, end) / end}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Extends from the mark towards the farther end, which leaves the most room for the label. */
function MarkLabel({ mark, share }: { readonly mark: ProgressMark; readonly share: number }) {
  return (
    <span
      className={classNames('tabular block', share > 0.5 && 'text-end')}
      style={
        share > 0.5
          ? { paddingInlineEnd: `${(1 - share) * 100}%` }
          : { paddingInlineStart: `${share * 100}%` }
      }
    >
      {mark.label}
    </span>
  );
}
