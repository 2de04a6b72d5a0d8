// SPDX-License-Identifier: AGPL-3.0-or-later
import { TextField } from '@kga/ui/text-field';

import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { localDay, demands } from '../assembly/letter-values.ts';
import { viewHeadingId } from '../focus-after.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { hasDeadline } from './letter-errors.ts';
import { deadlineOf, demandOf } from './letter-fields.ts';
import { type FieldsProps, useLetterField } from './use-letter-field.ts';

/** What the writer wants, and until when. */
export function DemandFields(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const field = useLetterField(props);
  const { draft, isBrowser } = props;
  const { value, ...deadline } = field('deadline');
  const suggested = isBrowser ? deadlineOf({}, localDay()) : '';
  return (
    <>
      <ChoiceGroup
        {...props}
        name="demand"
        labelledBy={viewHeadingId('demand')}
        hint={t('demandHint')}
        options={demands.map((each) => ({ value: each, label: t(`demands.${each}`) }))}
      />
      {demandOf(draft.fields) !== undefined && hasDeadline(draft.fields) && (
        <TextField
          {...deadline}
          value={value === '' ? suggested : value}
          // Another deadline is that of a letter of today.
          onChange={({ target }) => draft.change({ deadline: target.value, date: undefined })}
          className="max-w-xs"
          type="date"
          label={t('deadline')}
          hint={isBrowser ? t('deadlineHint', { date: formats.day(suggested) }) : '\u00A0'}
        />
      )}
    </>
  );
}
