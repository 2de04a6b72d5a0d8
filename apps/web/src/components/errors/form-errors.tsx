import { FormSummary } from '@kga/ui/form-summary';
import type { ReactNode } from 'react';

import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useProblemText } from './use-error-text.ts';

/** Why a form was not sent or not taken, with the way to each field that is not right. */
export function FormFaults({
  form,
  labels,
  text,
}: {
  form: Form;
  /** Labels of the fields by their names. */
  labels: Readonly<Record<string, string>>;
  /** What can be done about a failure. */
  text?: ReactNode;
}) {
  const { t } = useTranslation('errors');
  const problems = useProblemText();
  const errors = form.errors.flatMap(({ path, code }) => {
    const label = labels[path];
    if (label === undefined) return [];
    return [{ id: form.idOf(path), text: problems.inField(label, problems.field(path, code)) }];
  });
  const titleOf = () => {
    if (form.error !== undefined) return problems.of(form.error);
    return form.errors.length > 0 ? t('codes.validation_failed') : undefined;
  };
  return <FormSummary title={titleOf()} text={text} errors={errors} />;
}

/** What a field of a form needs: its name, its id and what is wrong with it. */
export function useFieldOf(form: Form): (name: string) => {
  name: string;
  id: string;
  error: string | undefined;
} {
  const problems = useProblemText();
  return (name) => {
    const code = form.errorCodeOf(name);
    return { ...form.field(name), error: code && problems.field(name, code) };
  };
}
