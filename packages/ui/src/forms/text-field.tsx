// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ComponentProps } from 'react';

import { Field, type FieldText, controlClass } from './field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldText {
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'date' | 'time' | 'datetime-local';
}

/** A single-line input. Usually uncontrolled: pass `name` and `defaultValue`, read it from the form. */
export function TextField({
  label,
  hint,
  error,
  note,
  type = 'text',
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, note, id, className }}>
      {(control) => (
        <input type={type} {...rest} {...control} className={controlClass(error !== undefined)} />
      )}
    </Field>
  );
}
