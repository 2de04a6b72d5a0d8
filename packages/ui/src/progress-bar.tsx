import * as RadixProgress from 'radix-ui/progress';
import { useId } from 'react';

import { classNames } from './class-names.ts';

const fills = {
  signal: 'bg-signal',
  green: 'bg-step-green',
  blue: 'bg-step-blue',
  yellow: 'bg-step-yellow',
  orange: 'bg-step-orange',
  red: 'bg-step-red',
} as const;

const heights = { thin: 'h-1.5', medium: 'h-3', thick: 'h-6' } as const;

export type ProgressTone = keyof typeof fills;

export interface ProgressMark {
  /** Position on the bar's scale. */
  readonly value: number;
  readonly label: string;
}

export interface ProgressBarProps {
  /** What is measured. */
  readonly label: string;
  readonly labelHidden?: boolean;
  /** Clamped to 0 and `max`; NaN counts as 0. */
  readonly value: number;
  /** End of the scale; greater than 0. */
  readonly max: number;
  /** The value as text, for example '1,448,270 of 1,000,000': shown and announced. */
  readonly valueText: string;
  readonly valueTextHidden?: boolean;
  readonly tone?: ProgressTone;
  readonly size?: keyof typeof heights;
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
  labelHidden = false,
  value,
  max,
  valueText,
  valueTextHidden = false,
  tone = 'signal',
  size = 'medium',
  marks = noMarks,
  className,
}: ProgressBarProps) {
  const labelId = useId();
  const end = max > 0 ? max : 1;
  const shown = clamp(value, end);
  const share = (of: number) => `${(clamp(of, end) / end) * 100}%`;

  return (
    <div className={className}>
      <div
        className={classNames(
          'mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm',
          labelHidden && valueTextHidden && 'sr-only',
        )}
      >
        <span id={labelId} className={classNames(labelHidden && 'sr-only')}>
          {label}
        </span>
        <span
          aria-hidden="true"
          className={classNames('tabular font-semibold', valueTextHidden && 'sr-only')}
        >
          {valueText}
        </span>
      </div>
      <div className="relative">
        <RadixProgress.Root
          value={shown}
          max={end}
          getValueLabel={() => valueText}
          aria-labelledby={labelId}
          className={classNames(
            'overflow-hidden rounded bg-wash inset-ring inset-ring-edge print:border print:border-edge',
            heights[size],
          )}
        >
          {/* Print and forced colours drop backgrounds by default. */}
          <RadixProgress.Indicator
            className={classNames(
              'h-full transition-[width] duration-700 ease-out [print-color-adjust:exact] forced-colors:bg-[Highlight]',
              fills[tone],
            )}
            style={{ width: share(value) }}
          />
        </RadixProgress.Root>
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
