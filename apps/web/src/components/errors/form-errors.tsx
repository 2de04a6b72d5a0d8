// SPDX-License-Identifier: AGPL-3.0-or-later
import { FormSummary } from '@kga/ui/form-summary';
import type { ReactNode } from 'react';

import { type Form, formField } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { isFailure, useErrorMessages } from './use-error-messages.ts';

type FormErrorsProps = {
  form: Form;
  /** Labels of the fields by their names; errors of other fields are not listed. */
  labels: Readonly<Record<string, string>>;
  /** What to do about a failed submission, below the title; by default why it failed. */
  text?: ReactNode;
  /** Title of a failed submission; by default that it failed, or what the server refused. */
  title?: string;
  /** What to say if fields are invalid; by default to check them. */
  invalid?: { title: string; text: string } | undefined;
  /** Message of a field error by field name and code; by default the general one. */
  fieldMessage?: (name: string, code: string) => string;
  className?: string;
};

/** Says why a form failed or was refused, by the browser or the server, with links to the invalid fields. */
export function FormErrors({
  form,
  labels,
  text,
  title,
  invalid,
  fieldMessage,
  className,
}: FormErrorsProps) {
  const { t } = useTranslation('errors');
  const errorMessages = useErrorMessages();
  const messageOf = fieldMessage ?? errorMessages.field;
  const errors = form.errors.flatMap(({ path, code }) => {
    const label = labels[path];
    if (label === undefined) return [];
    return [{ id: form.idOf(path), text: errorMessages.inField(label, messageOf(path, code)) }];
  });
  const summaryOf = (): { title: string | undefined; text: ReactNode } => {
    if (form.error === undefined) {
      const wrong = invalid?.title ?? t('codes.validation_failed');
      return { title: form.errors.length > 0 ? wrong : undefined, text: invalid?.text };
    }
    const cause = errorMessages.of(form.error);
    if (!isFailure(form.error)) return { title: title ?? cause, text };
    const why = form.hasDraft ? t('withDraft', { cause }) : cause;
    return { title: title ?? t('failed'), text: text ?? why };
  };
  return (
    <>
      {form.name === undefined ? (
        <noscript>
          <p className="border-s-4 border-edge bg-raised p-4 font-semibold">{t('noscript')}</p>
        </noscript>
      ) : (
        <input type="hidden" name={formField} value={form.name} />
      )}
      <FormSummary
        {...(className !== undefined && { className })}
        {...summaryOf()}
        errors={errors}
      />
    </>
  );
}

type FieldMessage = (name: string, code: string) => string;

function useFieldError(form: Form, fieldMessage?: FieldMessage) {
  const errorMessages = useErrorMessages();
  const messageOf = fieldMessage ?? errorMessages.field;
  return (name: string) => {
    const code = form.errorCodeOf(name);
    return code && messageOf(name, code);
  };
}

/**
 * Returns the props of a form's field by its name: name, id, error message, and what a form without
 * script had in it, which replaces an earlier `defaultValue`.
 */
export function useFieldProps(form: Form, fieldMessage?: FieldMessage) {
  const errorOf = useFieldError(form, fieldMessage);
  return (name: string) => ({ ...form.field(name), error: errorOf(name) });
}

/** The same of checkboxes. */
export function useBoxProps(form: Form, fieldMessage?: FieldMessage) {
  const errorOf = useFieldError(form, fieldMessage);
  return (name: string) => ({ ...form.box(name), error: errorOf(name) });
}
