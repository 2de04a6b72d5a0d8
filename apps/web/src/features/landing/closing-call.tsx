import { campaign } from '@kga/contracts';
import { Button } from '@kga/ui/button';

import { useShare } from '../../components/share/use-share.ts';
import { useTranslation } from '../../lib/translation.ts';
import { SignActions } from '../petition/sign-actions.tsx';

/** The last word of the landing page: sign, and tell others. */
export function ClosingCall() {
  const { t } = useTranslation(['landing', 'shared']);
  const share = useShare();
  return (
    <section aria-labelledby="closing-title" className="border-t-2 border-ink pt-6">
      <h2 id="closing-title">{t('closing.title')}</h2>
      <p className="mt-2 text-lg text-muted">{t('closing.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <SignActions progressHref="#progress" />
        <Button
          variant="plain"
          size="large"
          className="no-print"
          onClick={() =>
            void share({
              title: campaign.brand,
              text: t('title'),
              url: `${location.origin}/`,
            })
          }
        >
          {t('shared:share.share')}
        </Button>
      </div>
    </section>
  );
}
