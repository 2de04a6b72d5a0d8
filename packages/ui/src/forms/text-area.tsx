// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ComponentProps } from 'react';

import { Field, type FieldText, controlClass } from './field.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldText {}

/** A multi-line input, at least `rows` tall, that grows with its content if the browser supports it. */
export function TextArea({
  label,
  hint,
  error,
  note,
  id,
  className,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, note, id, className }}>
      {(control) => (
        <textarea
          rows={rows}
          {...rest}
          {...control}
          // Browsers ignore `rows` where the size follows the content.
          style={{ minHeight: `calc(${rows}lh + 1.25rem + 2px)` }}
          className={controlClass(error !== undefined, 'field-sizing-content leading-normal')}
        />
      )}
    </Field>
  );
}
