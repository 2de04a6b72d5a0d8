import { Check, ChevronDown } from 'lucide-react';
import * as RadixSelect from 'radix-ui/select';
import { useId } from 'react';

import { classNames } from '../class-names.ts';

/** Makes the empty string an error where the option's value is a literal. */
type NotEmpty<Value extends string> = Value extends '' ? never : Value;

export interface SelectOption<Value extends string> {
  readonly value: Value & NotEmpty<Value>;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  /** Given where something outside points to the control. */
  readonly id?: string;
  /** Stands above the control, or is announced only with `labelHidden`. */
  readonly label: string;
  readonly labelHidden?: boolean;
  /** Values are unique and never empty: an empty one throws. */
  readonly options: readonly SelectOption<Value>[];
  /** `undefined` shows the placeholder. */
  readonly value: NoInfer<Value> | undefined;
  readonly onValueChange: (value: NoInfer<Value>) => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** The name under which a form sends it. */
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** One choice out of many. */
export function Select<const Value extends string>({
  id: given,
  label,
  labelHidden = false,
  options,
  value,
  onValueChange,
  placeholder,
  hint,
  error,
  name,
  required = false,
  disabled = false,
  className,
}: SelectProps<Value>) {
  const own = useId();
  const id = given ?? own;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;

  const empty = options.find((option) => option.value === '');
  if (empty) {
    throw new Error(
      `Select '${label}': the option '${empty.label}' has an empty value. Leave the choice open with value={undefined} and a placeholder, or give the option a value such as 'all'.`,
    );
  }
  const chosen = options.find((option) => option.value === value);

  function choose(next: string) {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  }

  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={labelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
      >
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <RadixSelect.Root
        value={value ?? ''}
        onValueChange={choose}
        required={required}
        disabled={disabled}
        {...(name === undefined ? {} : { name })}
      >
        <RadixSelect.Trigger
          id={id}
          aria-describedby={classNames(hintId, errorId) || undefined}
          aria-invalid={error === undefined ? undefined : true}
          className={classNames(
            'flex min-h-12 w-full items-center justify-between gap-3 rounded border bg-raised px-4 py-2.5 text-start leading-tight text-ink disabled:cursor-not-allowed disabled:opacity-55 data-placeholder:text-muted',
            error === undefined
              ? 'border-edge hover:not-disabled:border-ink'
              : 'border-2 border-signal',
          )}
        >
          {/* The label is given, not read from the open list, so that the server can render it. */}
          <RadixSelect.Value placeholder={placeholder}>{chosen?.label}</RadixSelect.Value>
          <RadixSelect.Icon asChild>
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted" />
          </RadixSelect.Icon>
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className="z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) min-w-40 animate-appear overflow-hidden rounded border border-edge bg-raised text-ink shadow"
          >
            <RadixSelect.Viewport className="p-1">
              {options.map((option) => (
                <RadixSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded px-3 py-2 leading-tight outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-ink data-highlighted:text-paper data-[state=checked]:font-semibold"
                >
                  <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                  <RadixSelect.ItemIndicator>
                    <Check aria-hidden="true" className="size-4 shrink-0" />
                  </RadixSelect.ItemIndicator>
                </RadixSelect.Item>
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 text-sm font-semibold text-signal">
          {error}
        </p>
      )}
    </div>
  );
}
