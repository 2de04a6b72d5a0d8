import { useEffect, useEffectEvent, useRef } from 'react';

import { type Choice, choiceOf } from '../choice.ts';
import { classNames } from '../class-names.ts';
import { Field, controlClass } from './field.tsx';

export interface NativeSelectProps<Value extends string> {
  /** Shown above the control. */
  readonly label: string;
  /** Name of the form field, for forms that work without JavaScript. */
  readonly name?: string;
  /** Values must be unique and not empty: give the one that chooses nothing a value such as 'all'. */
  readonly options: readonly Choice<Value>[];
  readonly value: NoInfer<Value>;
  readonly onValueChange: (value: NoInfer<Value>) => void;
  readonly className?: string;
}

/** The browser's own select: for first screens, as `Select` is the largest script of the kit. */
export function NativeSelect<const Value extends string>({
  label,
  name,
  options,
  value,
  onValueChange,
  className,
}: NativeSelectProps<Value>) {
  const select = useRef<HTMLSelectElement>(null);
  const choose = choiceOf(options, onValueChange);
  // A choice made before hydration stays without a change event.
  const catchUp = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== value) choose(chosen);
  });
  useEffect(() => catchUp(), []);
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          ref={select}
          name={name}
          value={value}
          onChange={({ target }) => choose(target.value)}
          className={classNames(controlClass(false), className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
