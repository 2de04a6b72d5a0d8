import type { ModerationCase } from '@kga/contracts';

import { useTranslation } from '../../../lib/translation.ts';

/** What a piece is called: its title, or what it answers where it has none of its own. */
export function useCaseTitle(): (piece: Pick<ModerationCase, 'title' | 'context'>) => string {
  const { t } = useTranslation('moderation');
  return ({ title, context }) =>
    title === '' ? t('replyTo', { title: context?.title ?? '' }) : title;
}
