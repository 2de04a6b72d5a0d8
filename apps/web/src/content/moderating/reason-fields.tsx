// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentReasons } from '@kga/contracts/content';
import { Checkbox } from '@kga/ui/checkbox';
import { isComposing } from '@kga/ui/composition';
import { TextArea } from '@kga/ui/text-area';
import { type RefObject, useEffect, useRef } from 'react';

import { useFieldProps } from '../../components/errors/form-errors.tsx';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

/** The fields `reason`, one of the reasons for moderation, and `note`. */
export function ReasonFields({
  form,
  legend,
  note,
  numbered = false,
}: {
  form: Form;
  legend: string;
  note: { label: string; hint: string; optional: boolean };
  /** Lets number keys choose a reason. */
  numbered?: boolean;
}) {
  const { t } = useTranslation(['content', 'shared']);
  const field = useFieldProps(form);
  const first = form.idOf('reason');
  const errorId = `${first}-missing`;
  const missing = form.errorCodeOf('reason') !== undefined;
  const group = useRef<HTMLFieldSetElement>(null);
  useNumberKeys(numbered, group);
  return (
    <>
      <fieldset ref={group} aria-describedby={missing ? errorId : undefined}>
        <legend className="mb-1 text-sm font-semibold">{legend}</legend>
        {contentReasons.map((reason, place) => (
          <Checkbox
            key={reason}
            kind="radio"
            name="reason"
            value={reason}
            label={
              <>
                {numbered && (
                  <kbd
                    aria-hidden="true"
                    className="me-2 inline-block min-w-6 rounded border border-edge text-center font-sans text-sm"
                  >
                    {place + 1}
                  </kbd>
                )}
                {t(`reasons.${reason}`)}
              </>
            }
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

/** Chooses the option of a group by its number, unless the visitor types a text. */
function useNumberKeys(on: boolean, group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || isComposing(event)) return;
      if (target instanceof HTMLTextAreaElement) return;
      const options = group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]');
      const option = /^[1-9]$/.test(key) ? options?.item(Number(key) - 1) : null;
      option?.focus();
      option?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on, group]);
}
