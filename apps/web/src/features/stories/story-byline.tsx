import type { Story } from '@kga/contracts';
import { Badge } from '@kga/ui/badge';

import { useFormats, useLanguage } from '../../lib/language.tsx';
import { languageNames } from '../../lib/navigation.ts';
import { useTranslation } from '../../lib/translation.ts';

/** How much of an author's id is shown. */
const authorLength = 8;

/** Who tells a story, when, and in which language where that is another one. */
export function StoryByline({
  story: { userId, createdAt, language },
  className = '',
}: {
  story: Story;
  className?: string;
}) {
  const { t } = useTranslation('latestStories');
  const formats = useFormats();
  const spoken = useLanguage();
  return (
    <p className={`flex flex-wrap items-baseline gap-x-3 text-sm text-muted ${className}`}>
      <span>{userId?.slice(0, authorLength) ?? t('deletedUser')}</span>
      <time dateTime={createdAt} className="tabular">
        {formats.day(createdAt)}
      </time>
      {language !== spoken && (
        <Badge>
          <span lang={language}>{languageNames[language]}</span>
        </Badge>
      )}
    </p>
  );
}
