import { useTranslation } from '../../../lib/translation.ts';
import { adminActions, contentVerbs } from './audit-filter.ts';

/** What was done, in words; the log's own word for what is not known here. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation(['moderation', 'content']);
  return (action) => {
    const verb = contentVerbs.find((each) => `content:${each}` === action);
    const name = verb ?? adminActions.find((each) => each === action);
    return name ? t(`audit.actions.${name}`) : action;
  };
}
