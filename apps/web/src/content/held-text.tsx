// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ShownHold } from '@kga/contracts/content';

import { useTranslation } from '../lib/translation.ts';

/** Tells an author why their item waits for a moderator, and what that means. */
export function HeldText({ hold }: { hold: ShownHold }) {
  const { t } = useTranslation('content');
  return (
    <div>
      <p>{t(`held.${hold}`)}</p>
      <p>{t('heldUntil')}</p>
    </div>
  );
}
