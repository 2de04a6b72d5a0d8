// SPDX-License-Identifier: AGPL-3.0-or-later
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import type { LetterError } from './letter-errors.ts';
import type { FieldName } from './letter-fields.ts';
import type { LetterDraft } from './use-letter-draft.ts';

/** What every group of fields gets. */
export type FieldsProps = {
  draft: LetterDraft;
  errors: readonly LetterError[];
  /** False on the server, where neither the draft nor the visitor's day is known. */
  isBrowser: boolean;
};

/** Element id of a field; of the first option, if it is a group. */
export const fieldId = (name: FieldName): string => `letter-${name}`;

/** The message of a field's error by the field's name. */
export function useFieldError(errors: readonly LetterError[]) {
  const { t } = useTranslation('letters');
  return (name: FieldName): string | undefined => {
    const found = errors.find(({ field }) => field === name);
    return found && t(`errors.${found.code}`);
  };
}

/** The props of a text field by its name. */
export function useLetterField({ draft, errors }: Pick<FieldsProps, 'draft' | 'errors'>) {
  const errorOf = useFieldError(errors);
  return (name: FieldName) => ({
    id: fieldId(name),
    value: draft.fields[name] ?? '',
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => draft.set(name, target.value),
  });
}

/** Names countries in the language of the page; California and Quebec with theirs. */
export function useCountryName(): (country: string) => string {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  return (country) => {
    if (country === 'US-CA') return t('california', { country: formats.country('US') });
    if (country === 'CA-QC') return t('quebec', { country: formats.country('CA') });
    return formats.country(country);
  };
}
