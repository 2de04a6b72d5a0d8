import { type ReactNode, useId } from 'react';

import { classNames } from '../class-names.ts';

/** What every field says of itself. */
export interface FieldText {
  /** Stands above the control. */
  readonly label: string;
  /** Said before anything goes wrong, under the label. */
  readonly hint?: ReactNode;
  /** What is wrong, in words that help. */
  readonly error?: string | undefined;
  /** Stands behind the label of a field that may stay empty, for example 'optional'. */
  readonly note?: string;
}

/** What ties a control to its words. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldText {
  /** Given where something outside points to the control. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The look of a control that takes text. */
export function controlClass(invalid: boolean, className?: string): string {
  return classNames(
    'min-h-12 w-full min-w-0 rounded border bg-raised px-4 py-2.5 text-base leading-tight text-ink placeholder:text-muted disabled:cursor-not-allowed disabled:opacity-55 read-only:bg-wash',
    invalid ? 'border-2 border-signal' : 'border-edge hover:not-disabled:border-ink',
    className,
  );
}

/** Label, hint and error around one control. */
export function Field({ label, hint, error, note, id, className, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const hintId = hint === undefined ? undefined : `${control}-hint`;
  const errorId = error === undefined ? undefined : `${control}-error`;
  return (
    <div className={className}>
      <label htmlFor={control} className="mb-1.5 block text-sm font-semibold">
        {label}
        {note !== undefined && <span className="font-normal text-muted"> ({note})</span>}
      </label>
      {hint !== undefined && (
        <div id={hintId} className="mb-1.5 text-sm text-muted">
          {hint}
        </div>
      )}
      {children({
        id: control,
        'aria-describedby': classNames(hintId, errorId) || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 text-sm font-semibold text-signal">
          {error}
        </p>
      )}
    </div>
  );
}
