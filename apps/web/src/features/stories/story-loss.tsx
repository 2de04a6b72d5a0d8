import type { Story } from '@kga/contracts';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { LostAmount } from './lost-amount.tsx';

/** What was lost: in yen, and as it was given where that was in another currency. */
export function StoryLoss({ story }: { story: Story }) {
  const { t } = useTranslation(['stories', 'latestStories']);
  const formats = useFormats();
  const { amountLost, amount, currency, rateDate } = story;
  if (amount === null || amount <= 0 || currency === null) return null;
  const given = formats.money(amount, currency);
  // A currency without a reference rate stands for itself.
  if (amountLost === null) {
    return (
      <p className="mt-4 font-heading text-2xl font-bold tabular">
        {t('latestStories:lost', { amount: given })}
      </p>
    );
  }
  return (
    <div className="mt-4">
      <LostAmount story={story} className="font-heading text-2xl" />
      {rateDate !== null && (
        <p className="text-sm text-muted">
          {t('story.given', { amount: given, day: formats.day(rateDate) })}
        </p>
      )}
    </div>
  );
}
