import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { SessionEndedHint } from '../../content/edit-form.tsx';
import { ApiError } from '../../lib/api.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

type ForumFormErrorsProps = { form: Form; labels: Readonly<Record<string, string>> };

/** Says why a post or a reply was refused, and what to do about it. */
export function ForumFormErrors({ form, labels }: ForumFormErrorsProps) {
  const { t } = useTranslation('forum');
  const code = form.error instanceof ApiError ? form.error.problem?.code : undefined;
  const text = code === 'conflict' ? t('failed.conflict') : undefined;
  return (
    <FormErrors
      form={form}
      labels={labels}
      text={code === 'not_signed_in' ? <SessionEndedHint /> : text}
    />
  );
}

/** `useFieldProps` for text fields: a text of only spaces counts as too short. */
export function useTextFieldProps(form: Form): ReturnType<typeof useFieldProps> {
  const errorMessages = useErrorMessages();
  return useFieldProps(form, (name, code) =>
    errorMessages.field(name, code === 'custom' ? 'too_small' : code),
  );
}
