// SPDX-License-Identifier: AGPL-3.0-or-later
import { NativeSelect } from '@kga/ui/native-select';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { MarkdownField } from '../../../content/composer/markdown-field.tsx';
import type { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import type { FieldTexts } from './petition-form-values.ts';
import { translated } from './translations.tsx';

/** Fields of one line in the order of the form. */
export const facts = [
  'target',
  'closes',
  'reference',
  'officialUrl',
  'signUrl',
  'areasNeeded',
  'fromAge',
  'sureFromAge',
] as const;

export const fields = ['id', ...translated, ...facts, 'milestones', 'areas', 'sources'] as const;

export type FieldName = (typeof fields)[number];

/** The path of a field in the request, which is its name in the form. */
export const pathOf = (name: FieldName): string =>
  name.endsWith('Age') ? `signers.${name}` : name;

export type FieldProps = {
  form: ReturnType<typeof useForm>;
  values: FieldTexts;
  name: FieldName;
  hint?: string;
};

function useProps({ form, values, name, hint }: FieldProps) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const path = pathOf(name);
  return {
    ...useFieldProps(form)(path),
    label: t(`adminPetitions:fields.${name}`),
    hint,
    defaultValue: values[path] ?? '',
    autoComplete: 'off',
  };
}

export function Line({
  placeholder,
  maxLength,
  ...field
}: FieldProps & { placeholder?: string; maxLength?: number }) {
  return <TextField {...useProps(field)} {...{ placeholder, maxLength }} />;
}

export function Area({ rows, ...field }: FieldProps & { rows: number }) {
  return <TextArea {...useProps(field)} rows={rows} />;
}

/** An area for Markdown. */
export function MarkdownArea({ rows, ...field }: FieldProps & { rows: number }) {
  return <MarkdownField {...useProps(field)} rows={rows} names={false} pictures={false} />;
}

export function Choice({
  initial,
  onChoose,
  ...select
}: {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  initial: string;
  onChoose?: (value: string) => void;
}) {
  const [value, setValue] = useState(
    () => select.options.find((option) => option.value === initial)?.value,
  );
  const chosen = value ?? select.options[0]?.value;
  return chosen === undefined ? null : (
    <NativeSelect
      {...select}
      value={chosen}
      onValueChange={(next) => {
        setValue(next);
        onChoose?.(next);
      }}
    />
  );
}
