import { contentReasons } from '@kga/contracts';
import { Checkbox } from '@kga/ui/checkbox';
import { TextArea } from '@kga/ui/text-area';

import { useFieldProps } from '../components/errors/form-errors.tsx';
import type { Form } from '../lib/forms/use-form.ts';
import { useTranslation } from '../lib/translation.ts';

/** The fields `reason`, one of the reasons for moderation, and `note`. */
export function ReasonFields({
  form,
  legend,
  note,
}: {
  form: Form;
  legend: string;
  note: { label: string; hint: string; optional: boolean };
}) {
  const { t } = useTranslation(['content', 'shared']);
  const field = useFieldProps(form);
  const first = form.idOf('reason');
  const errorId = `${first}-missing`;
  const missing = form.errorCodeOf('reason') !== undefined;
  return (
    <>
      <fieldset aria-describedby={missing ? errorId : undefined}>
        <legend className="mb-1 text-sm font-semibold">{legend}</legend>
        {contentReasons.map((reason, place) => (
          <Checkbox
            key={reason}
            kind="radio"
            name="reason"
            value={reason}
            label={t(`reasons.${reason}`)}
            hint={t(`reasonHints.${reason}`)}
            // The error summary links to the first option.
            {...(place === 0 && { id: first })}
            required
          />
        ))}
        {missing && (
          <p id={errorId} className="text-sm font-semibold text-signal">
            {t('reasonMissing')}
          </p>
        )}
      </fieldset>
      <TextArea
        {...field('note')}
        rows={3}
        label={note.label}
        hint={note.hint}
        {...(note.optional && { note: t('shared:optional') })}
      />
    </>
  );
}
