// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';

import { useTranslation } from '../../../../lib/translation.ts';
import { focusAfter } from '../focus-after.ts';
import type { LetterFields } from './letter-fields.ts';
import type { LetterDraft } from './use-letter-draft.ts';
import { fieldId } from './use-letter-field.ts';

/** Offers the game of a link, if the draft from an earlier visit is about another one. */
export function GameNotice({ draft, chosen }: { draft: LetterDraft; chosen: LetterFields }) {
  const { t } = useTranslation('letters');
  const { game = '' } = draft.fields;
  if (chosen.game === undefined || game === '' || game === chosen.game) return null;
  const change = () =>
    focusAfter(() => draft.change({ eventDate: '', ...chosen, shown: 'form' }), fieldId('game'));
  return (
    <Notice
      className="no-print"
      title={t('otherGame.title', { game })}
      action={<Button onClick={change}>{t('otherGame.change', { game: chosen.game })}</Button>}
    >
      {t('otherGame.text')}
    </Notice>
  );
}
