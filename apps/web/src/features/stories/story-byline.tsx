import type { Story } from '@kga/contracts';

import { Byline } from '../../components/byline.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** The author's public id, the date and the language of a story. */
export function StoryByline({
  story: { userId, createdAt, language },
  className = '',
}: {
  story: Story;
  className?: string;
}) {
  const { t } = useTranslation('latestStories');
  return (
    <Byline
      className={`items-baseline ${className}`}
      lead={<span>{userId ?? t('deletedUser')}</span>}
      createdAt={createdAt}
      language={language}
    />
  );
}
