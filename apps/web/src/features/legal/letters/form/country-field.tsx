// SPDX-License-Identifier: AGPL-3.0-or-later
import { NativeSelect } from '@kga/ui/native-select';

import { useSortedOptions } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { letterCountries } from './letter-fields.ts';
import { type FieldsProps, fieldId, useCountryName, useFieldError } from './use-letter-field.ts';

/** The value of the option that chooses no country. */
const noCountry = 'none';

/** The country whose law the letter cites. */
export function CountryField({ draft, errors }: FieldsProps) {
  const { t } = useTranslation('letters');
  const errorOf = useFieldError(errors);
  const countries = useSortedOptions(letterCountries, useCountryName());
  return (
    <div>
      <NativeSelect
        id={fieldId('country')}
        label={t('country')}
        options={[{ value: noCountry, label: t('choose') }, ...countries]}
        value={draft.fields.country ?? noCountry}
        onValueChange={(country) => draft.set('country', country === noCountry ? '' : country)}
        error={errorOf('country')}
        autoComplete="country"
        required
      />
      <p className="mt-1.5 text-sm text-muted">{t('countryHint')}</p>
    </div>
  );
}
