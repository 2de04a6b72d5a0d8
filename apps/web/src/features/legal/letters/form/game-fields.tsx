// SPDX-License-Identifier: AGPL-3.0-or-later
import { NativeSelect } from '@kga/ui/native-select';
import { TextField } from '@kga/ui/text-field';

import { useSortedOptions } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { ArchiveSearch } from './archive-search.tsx';
import { gameFieldsOf, letterCountries } from './letter-fields.ts';
import {
  type FieldsProps,
  fieldId,
  useCountryName,
  useFieldError,
  useLetterField,
} from './use-letter-field.ts';

/** The value of the option that chooses no country. */
const noCountry = 'none';

/** The game, typed or from the archive, and the country whose law the letter cites. */
export function GameFields(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const field = useLetterField(props);
  const errorOf = useFieldError(props.errors);
  const { draft } = props;
  const countries = useSortedOptions(letterCountries, useCountryName());
  return (
    <>
      <TextField
        {...field('game')}
        label={t('game')}
        hint={t('gameHint')}
        autoComplete="off"
        required
      />
      <ArchiveSearch onChoose={(game) => draft.change(gameFieldsOf(game))} />
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
    </>
  );
}
