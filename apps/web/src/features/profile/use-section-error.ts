import { useToast } from '@kga/ui/toast';

import { useProblemText } from '../../components/errors/use-error-text.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Tells in a toast why something did not work that has no form. */
export function useProfileErrorToast(): (error: unknown) => void {
  const { t } = useTranslation('profile');
  const { show } = useToast();
  const problems = useProblemText();
  return (error) => show({ title: t('notDone'), description: problems.of(error), tone: 'failure' });
}
