// SPDX-License-Identifier: AGPL-3.0-or-later
import { Checkbox } from '@kga/ui/checkbox';

import type { FieldName } from './letter-fields.ts';
import { type FieldsProps, fieldId, useFieldError } from './use-letter-field.ts';

/** A choice of one among a few, as radio buttons. */
export function ChoiceGroup({
  name,
  legend,
  labelledBy,
  hint,
  options,
  initial,
  draft,
  errors,
}: Pick<FieldsProps, 'draft' | 'errors'> & {
  name: FieldName;
  /** By default the heading with `labelledBy` names the group. */
  legend?: string;
  labelledBy?: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  /** Chosen as long as nothing else is. */
  initial?: string;
}) {
  const error = useFieldError(errors)(name);
  const value = draft.fields[name] ?? initial;
  const errorId = `${fieldId(name)}-group-error`;
  return (
    <fieldset
      {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      {...(error !== undefined && { 'aria-describedby': errorId })}
    >
      {legend !== undefined && <legend className="text-sm font-semibold">{legend}</legend>}
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          id={index === 0 ? fieldId(name) : `${fieldId(name)}-${option.value}`}
          kind="radio"
          name={name}
          label={<span className="font-normal">{option.label}</span>}
          checked={value === option.value}
          onChange={() => draft.set(name, option.value)}
        />
      ))}
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 text-sm font-semibold text-signal">
          {error}
        </p>
      )}
    </fieldset>
  );
}
