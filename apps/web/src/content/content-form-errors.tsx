// SPDX-License-Identifier: AGPL-3.0-or-later
import { loginPath } from '@kga/contracts/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useReturnPath } from '../auth/return-path.ts';
import { FormErrors, useFieldProps } from '../components/errors/form-errors.tsx';
import { isFailure, useErrorMessages } from '../components/errors/use-error-messages.ts';
import { ApiError } from '../lib/api.ts';
import type { Form } from '../lib/forms/use-form.ts';
import { useTranslation } from '../lib/translation.ts';

type FieldMessage = (name: string, code: string) => string;

/** Messages of invalid text fields: a text of only spaces, a custom error, counts as too short. */
export function useTextFieldMessage(): FieldMessage {
  const errorMessages = useErrorMessages();
  return (name, code) => errorMessages.field(name, code === 'custom' ? 'too_small' : code);
}

/** `useFieldProps` for text fields. */
export const useTextFieldProps = (form: Form): ReturnType<typeof useFieldProps> =>
  useFieldProps(form, useTextFieldMessage());

/** Says why a content item was refused and what to do, with links to the invalid fields. */
export function ContentFormErrors({
  form,
  labels,
  wasMember,
  fieldMessage,
  invalid,
  className,
}: {
  form: Form;
  labels: Readonly<Record<string, string>>;
  /** Whether the visitor was signed in when the form was sent. */
  wasMember: boolean;
  fieldMessage?: FieldMessage;
  /** What to say if fields are invalid. */
  invalid?: { title: string; text: string } | undefined;
  className?: string;
}) {
  const { t } = useTranslation('content');
  const errorMessages = useErrorMessages();
  const textFieldMessage = useTextFieldMessage();
  const code = form.error instanceof ApiError ? form.error.problem?.code : undefined;
  // Without an account it means that the server does not know the guest.
  const isUnknownGuest = code === 'not_signed_in' && !wasMember;
  const text = (): ReactNode => {
    if (isUnknownGuest) return t('failed.unableText');
    if (code === 'not_signed_in') return <SessionEndedHint />;
    if (code === 'conflict') return t('failed.conflict');
    return isFailure(form.error) ? undefined : errorMessages.of(form.error);
  };
  return (
    <FormErrors
      form={form}
      title={t(isUnknownGuest ? 'failed.unable' : 'failed.title')}
      text={text()}
      labels={{ displayName: t('displayName.label'), ...labels }}
      fieldMessage={fieldMessage ?? textFieldMessage}
      invalid={invalid}
      {...(className !== undefined && { className })}
    />
  );
}

/** Says that the session ended while the form was open, and links to the login page and back. */
function SessionEndedHint() {
  const { t } = useTranslation('content');
  const returnTo = useReturnPath();
  return (
    <>
      {t('signedOut.text')}{' '}
      <Link to={loginPath({ returnTo })} className="inline-flex min-h-11 items-center">
        {t('signedOut.signIn')}
      </Link>
    </>
  );
}
