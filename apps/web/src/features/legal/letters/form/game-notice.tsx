// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';

import { useTranslation } from '../../../../lib/translation.ts';
import type { LetterStep } from '../steps/letter-steps.ts';
import type { LetterFields } from './letter-fields.ts';
import type { LetterDraft } from './use-letter-draft.ts';

/** Offers the game of a link, if the draft from an earlier visit is about another one. */
export function GameNotice({
  draft,
  chosen,
  onShow,
}: {
  draft: LetterDraft;
  chosen: LetterFields;
  onShow: (step: LetterStep) => void;
}) {
  const { t } = useTranslation('letters');
  const { game = '' } = draft.fields;
  if (chosen.game === undefined || game === '' || game === chosen.game) return null;
  const change = () => {
    draft.change({ eventDate: '', ...chosen, shown: 'form' });
    onShow('game');
  };
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
