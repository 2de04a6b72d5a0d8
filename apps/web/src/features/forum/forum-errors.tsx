import { loginPath } from '@kga/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useReturnPath } from '../../auth/return-path.ts';
import { FormErrors } from '../../components/errors/form-errors.tsx';
import { ApiError } from '../../lib/api.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Why a post or a reply was not taken, with the way on where there is one. */
export function ForumFormErrors({
  form,
  labels,
}: {
  form: Form;
  /** Field labels by name. */
  labels: Readonly<Record<string, string>>;
}) {
  return <FormErrors form={form} labels={labels} text={textOf(form.error)} />;
}

function textOf(failure: unknown): ReactNode {
  const code = failure instanceof ApiError ? failure.problem?.code : undefined;
  if (code === 'not_signed_in') return <SignedOut />;
  return code === 'conflict' ? <Conflict /> : undefined;
}

function Conflict() {
  const { t } = useTranslation('forum');
  return t('failed.conflict');
}

function SignedOut() {
  const { t } = useTranslation('forum');
  const returnTo = useReturnPath();
  return (
    <>
      {t('failed.signedOut')}{' '}
      <Link to={loginPath({ returnTo })} className="inline-flex min-h-11 items-center">
        {t('failed.signIn')}
      </Link>
    </>
  );
}
