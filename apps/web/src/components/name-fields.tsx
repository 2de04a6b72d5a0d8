// SPDX-License-Identifier: AGPL-3.0-or-later
import { beginsWithFamilyName } from '@kga/contracts/core';
import { TextField } from '@kga/ui/text-field';

import { useLanguage } from '../lib/language.tsx';
import type { useFieldProps } from './errors/form-errors.tsx';

type NameFieldsProps = {
  field: ReturnType<typeof useFieldProps>;
  labels: { firstName: string; lastName: string };
  /** Note of the last name, which may be empty. */
  optional: string;
  values?: { firstName?: string | undefined; lastName?: string | undefined };
};

/** First and last name, in the order of the visitor's language. */
export function NameFields({ field, labels, optional, values }: NameFieldsProps) {
  const language = useLanguage();
  const first = (
    <TextField
      key="first"
      defaultValue={values?.firstName}
      {...field('firstName')}
      label={labels.firstName}
      autoComplete="given-name"
      maxLength={80}
      required
    />
  );
  const last = (
    <TextField
      key="last"
      defaultValue={values?.lastName}
      {...field('lastName')}
      label={labels.lastName}
      note={optional}
      autoComplete="family-name"
      maxLength={80}
    />
  );
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {beginsWithFamilyName(language) ? [last, first] : [first, last]}
    </div>
  );
}
