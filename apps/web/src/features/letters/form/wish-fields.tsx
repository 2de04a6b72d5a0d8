import { TextField } from '@kga/ui/text-field';

import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { localDay, wishes } from '../assembly/letter-values.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { hasDeadline } from './letter-errors.ts';
import { deadlineOf } from './letter-fields.ts';
import { type FieldsProps, useLetterField } from './use-letter-field.ts';

/** What the writer wants, and until when. */
export function WishFields(props: FieldsProps) {
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
        name="wish"
        legend={t('wish')}
        hint={t('wishHint')}
        options={wishes.map((each) => ({ value: each, label: t(`wishes.${each}`) }))}
      />
      {hasDeadline(draft.fields) && (
        <TextField
          {...deadline}
          value={value === '' ? suggested : value}
          className="max-w-xs"
          type="date"
          label={t('deadline')}
          hint={isBrowser ? t('deadlineHint', { date: formats.day(suggested) }) : '\u00A0'}
        />
      )}
    </>
  );
}
