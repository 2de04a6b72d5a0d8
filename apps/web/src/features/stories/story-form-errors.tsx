import type { ReactNode } from 'react';

import { FormErrors } from '../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { SessionEndedHint } from '../../content/edit-form.tsx';
import { ApiError } from '../../lib/api.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useStoryFieldMessages } from './story-fields.tsx';

/** Says why a story was refused, with links to the invalid fields. */
export function StoryFormErrors({
  form,
  wasMember,
}: {
  form: Form;
  /** Whether the visitor was signed in when the form was sent. */
  wasMember: boolean;
}) {
  const { t } = useTranslation('stories');
  const errorMessages = useErrorMessages();
  const { labels, fieldMessage } = useStoryFieldMessages();
  const code = form.error instanceof ApiError ? form.error.problem?.code : undefined;
  // Without an account it means that the server does not know the guest.
  const isUnknownGuest = code === 'not_signed_in' && !wasMember;
  const text = (): ReactNode => {
    if (isUnknownGuest) return t('own.failed.unableText');
    if (code === 'not_signed_in') return <SessionEndedHint />;
    return code === 'conflict' ? t('own.failed.conflict') : errorMessages.of(form.error);
  };
  return (
    <FormErrors
      form={form}
      className="empty:-mb-6"
      title={t(isUnknownGuest ? 'own.failed.unable' : 'own.failed.title')}
      text={text()}
      labels={labels}
      fieldMessage={fieldMessage}
    />
  );
}
