// SPDX-License-Identifier: AGPL-3.0-or-later
import { useEffect, useEffectEvent, useId, useRef } from 'react';

import { type Choice, choiceOf } from '../choice.ts';
import { classNames } from '../class-names.ts';

export interface SegmentedProps<Value extends string> {
  /** Shown above. */
  readonly label: string;
  readonly options: readonly Choice<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly disabled?: boolean;
  /** Says the label to screen readers only, on narrow screens. */
  readonly compact?: boolean;
  readonly className?: string;
}

/** A single choice from a few options: native radio buttons side by side. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled = false,
  compact = false,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  // A choice made before hydration stays checked without a change event.
  const catchUp = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked && checked.value !== value) choiceOf(options, onValueChange)(checked.value);
  });
  useEffect(() => catchUp(), []);

  return (
    <fieldset ref={group} disabled={disabled} className={classNames('min-w-0', className)}>
      <legend className={classNames('mb-1.5 text-sm font-semibold', compact && 'max-sm:sr-only')}>
        {label}
      </legend>
      <div className="inline-flex max-w-full flex-wrap gap-px rounded border border-edge bg-raised p-px">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 min-w-11 grow text-center text-sm leading-tight font-semibold text-muted hover:text-ink"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="peer absolute inset-0 z-20 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed"
            />
            {/* A sibling, as Firefox has no :has() before 121. */}
            <span className="flex grow items-center justify-center rounded px-4 py-2 peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:z-10 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-55 forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
