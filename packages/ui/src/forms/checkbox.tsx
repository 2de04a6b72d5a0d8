// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ComponentProps, ReactNode } from 'react';

import { useControl } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shown beside the box. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** `radio` makes it one option of the group with the same `name`. */
  readonly kind?: 'checkbox' | 'radio';
}

/** A checkbox or radio button; the label is part of the click target. */
export function Checkbox({
  label,
  hint,
  error,
  kind = 'checkbox',
  id,
  className,
  ...rest
}: CheckboxProps) {
  const { control, hintId, errorId } = useControl({ id, hint, error });
  return (
    <div className={className}>
      <div className="flex min-h-11 gap-3 py-2">
        <input
          type={kind}
          {...rest}
          {...control}
          className="mt-0.5 size-6 shrink-0 cursor-pointer disabled:cursor-not-allowed"
        />
        <div className="min-w-0">
          <label htmlFor={control.id} className="cursor-pointer font-semibold">
            {label}
          </label>
          {hint !== undefined && (
            <div id={hintId} className="text-sm text-muted">
              {hint}
            </div>
          )}
        </div>
      </div>
      {error !== undefined && (
        <p id={errorId} className="text-sm font-semibold text-signal">
          {error}
        </p>
      )}
    </div>
  );
}
