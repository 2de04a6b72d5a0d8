// SPDX-License-Identifier: AGPL-3.0-or-later
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useTranslation } from '../../../../lib/translation.ts';
import { situations } from '../assembly/letter-values.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { type FieldsProps, useLetterField } from './use-letter-field.ts';

/** What happened, when, and the writer's own words about it. */
export function SituationFields(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const field = useLetterField(props);
  const needsDetails = props.draft.fields.situation === 'refund_refused';
  return (
    <>
      <ChoiceGroup
        {...props}
        name="situation"
        legend={t('situation')}
        options={situations.map((value) => ({ value, label: t(`situations.${value}`) }))}
      />
      <TextField
        {...field('eventDate')}
        className="max-w-xs"
        type="date"
        label={t('eventDate')}
        note={t('optional')}
        hint={t('eventDateHint')}
      />
      <TextArea
        {...field('details')}
        label={t('details')}
        note={needsDetails ? undefined : t('optional')}
        required={needsDetails}
        hint={t('detailsHint')}
        autoComplete="off"
      />
    </>
  );
}
