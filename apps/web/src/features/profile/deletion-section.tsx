import type { Profile } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Dialog } from '@kga/ui/dialog';

import { useTranslation } from '../../lib/translation.ts';
import { DeletionForm } from './deletion-form.tsx';
import { Section } from './section.tsx';

/** Ends the account, after saying what that means. */
export function DeletionSection(props: { profile: Profile; onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <Section name="deletion">
      <Dialog
        trigger={<Button>{t('deletion.open')}</Button>}
        title={t('deletion.dialogTitle')}
        description={<p>{t('deletion.always')}</p>}
        closeLabel={t('close')}
      >
        <DeletionForm {...props} />
      </Dialog>
    </Section>
  );
}
