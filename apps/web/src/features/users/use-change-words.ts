import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { ApiError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Returns the message for an error of changing an account. */
export function useChangeErrorText(): (error: unknown) => string {
  const { t } = useTranslation('users');
  const problems = useErrorMessages();
  return (error) => {
    const problem = error instanceof ApiError ? error.problem : undefined;
    const code = problem?.code;
    if (problem?.errors?.some((each) => each.code === 'unverified')) {
      return t('problems.unverified');
    }
    if (code === 'own_account') return t('problems.own');
    if (code === 'not_found') return t('problems.gone');
    if (code === 'conflict') return t('problems.changed');
    return problems.of(error);
  };
}
