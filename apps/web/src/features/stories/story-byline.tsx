import type { Story } from '@kga/contracts';

import { Byline } from '../../components/byline.tsx';
import { useFormats } from '../../lib/language.tsx';
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

/** The amount that was lost, in yen; nothing if it is zero or unknown. */
export function LostAmount({
  story: { amountLost },
  className = '',
}: {
  story: Pick<Story, 'amountLost'>;
  className?: string;
}) {
  const { t } = useTranslation('latestStories');
  const formats = useFormats();
  if (amountLost === null || amountLost <= 0) return null;
  return (
    <p className={`font-semibold tabular ${className}`}>
      {t('lost', { amount: formats.yen(amountLost) })}
    </p>
  );
}
