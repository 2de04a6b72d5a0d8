import { useToast } from '@kga/ui/toast';

import { useTranslation } from '../lib/translation.ts';
import { useProblemText } from './errors/use-error-text.ts';

/** Tells in a toast why something did not work that has no form. */
export function useSayFailure(): (error: unknown) => void {
  const { t } = useTranslation('shared');
  const { show } = useToast();
  const problems = useProblemText();
  return (error) => show({ title: t('notDone'), description: problems.of(error), tone: 'failure' });
}
