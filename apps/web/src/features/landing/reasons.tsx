import { Card } from '@kga/ui/card';

import { useTranslation } from '../../lib/translation.ts';

const reasons = ['sold', 'ask', 'matter'] as const;

/** What the campaign is about, in three short texts. */
export function Reasons() {
  const { t } = useTranslation('landing');
  return (
    <section id="why" aria-labelledby="why-title" className="offscreen scroll-mt-6">
      <h2 id="why-title">{t('why.title')}</h2>
      <div className="mt-6 grid gap-8 md:grid-cols-3">
        {reasons.map((reason) => (
          <Card key={reason}>
            <h3>{t(`why.${reason}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`why.${reason}.text`)}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
