import { loginPath } from '@kga/contracts';
import { FormSummary } from '@kga/ui/form-summary';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useReturnPath } from '../../auth/return-path.ts';
import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { ApiError } from '../../lib/api.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useStoryFieldMessages } from './story-fields.tsx';

/** Why a story was not sent or not taken, with the way to each field that is not right. */
export function StoryFormErrors({
  form,
  wasMember,
}: {
  form: Form;
  /** Whether somebody was signed in when it was sent. */
  wasMember: boolean;
}) {
  const { t } = useTranslation(['stories', 'errors']);
  const problems = useErrorMessages();
  const { labels, faultOf } = useStoryFieldMessages();
  const { error } = form;
  const errors = form.errors.flatMap(({ path, code }) => {
    const label = Object.entries(labels).find(([name]) => name === path)?.[1];
    if (label === undefined) return [];
    return [{ id: form.idOf(path), text: problems.inField(label, faultOf(path, code)) }];
  });
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  // Who is not signed in is a guest, whom the server does not know.
  const unknown = code === 'not_signed_in' && !wasMember;
  const textOf = (): ReactNode => {
    if (unknown) return t('own.failed.unableText');
    if (code === 'not_signed_in') return <SignedOut />;
    return code === 'conflict' ? t('own.failed.conflict') : problems.of(error);
  };
  if (error === undefined) {
    const title = errors.length > 0 ? t('errors:codes.validation_failed') : undefined;
    return <FormSummary className="empty:-mb-6" title={title} errors={errors} />;
  }
  return (
    <FormSummary
      className="empty:-mb-6"
      title={t(unknown ? 'own.failed.unable' : 'own.failed.title')}
      text={textOf()}
      errors={errors}
    />
  );
}

function SignedOut() {
  const { t } = useTranslation('stories');
  const returnTo = useReturnPath();
  return (
    <>
      {t('own.failed.signedOut')}{' '}
      <Link to={loginPath({ returnTo })} className="inline-flex min-h-11 items-center">
        {t('own.failed.signIn')}
      </Link>
    </>
  );
}
