// SPDX-License-Identifier: AGPL-3.0-or-later
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useTranslation } from '../../../../lib/translation.ts';
import { situations } from '../assembly/letter-values.ts';
import { viewHeadingId } from '../focus-after.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { type FieldsProps, useLetterField } from './use-letter-field.ts';

/** What happened, and when. */
export function SituationFields(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const field = useLetterField(props);
  return (
    <>
      <ChoiceGroup
        {...props}
        name="situation"
        labelledBy={viewHeadingId('situation')}
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
    </>
  );
}

/** The writer's own words about it. */
export function DetailsFields(props: FieldsProps) {
  const { t } = useTranslation('letters');
  const field = useLetterField(props);
  const isNeeded = props.draft.fields.situation === 'refund_refused';
  return (
    <TextArea
      {...field('details')}
      label={t('details')}
      note={isNeeded ? undefined : t('optional')}
      required={isNeeded}
      hint={t('detailsHint')}
      autoComplete="off"
    />
  );
}
