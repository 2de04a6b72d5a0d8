import { campaign } from '@kga/contracts';

import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { NewStoryForm } from '../new-story-form.tsx';

/** Where members and guests tell what they lost. */
export function ShareStoryPage() {
  const { t } = useTranslation('stories');
  usePageHead({
    title: `${t('own.title')} · ${campaign.brand}`,
    description: t('own.description'),
  });
  return (
    <div className="column-text pt-8 sm:pt-14">
      <h1>{t('own.title')}</h1>
      <p className="mt-3 text-lg text-muted">{t('own.lead')}</p>
      <div className="mt-8">
        <NewStoryForm />
      </div>
    </div>
  );
}
