import { useFieldProps } from '../../components/errors/form-errors.tsx';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

/** What a field of written text needs; what is no more than blanks or a letter is too short. */
export function useTextFieldProps(form: Form): ReturnType<typeof useFieldProps> {
  const { t } = useTranslation('errors');
  const fieldOf = useFieldProps(form);
  return (name) => {
    const field = fieldOf(name);
    return form.errorCodeOf(name) === 'custom' ? { ...field, error: t('fields.short') } : field;
  };
}
