// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useState } from 'react';

import { useTranslation } from '../../../../lib/translation.ts';
import type { LetterStep } from '../steps/letter-steps.ts';
import type { LetterDraft } from './use-letter-draft.ts';

/** Offers what a link chose to say, if the draft from an earlier visit says something else. */
export function PromiseNotice({
  draft,
  about,
  onShow,
}: {
  draft: LetterDraft;
  about: string | undefined;
  onShow: (step: LetterStep) => void;
}) {
  const { t } = useTranslation('letters');
  const [isAdded, setAdded] = useState(false);
  const { details = '' } = draft.fields;
  const isOther = draft.restoredSince !== undefined && details !== '';
  if (about === undefined || !isOther || isAdded || details.includes(about)) return null;
  const add = () => {
    draft.change({ details: `${details}\n\n${about}`, shown: 'form' });
    setAdded(true);
    onShow('details');
  };
  return (
    <Notice
      className="no-print"
      title={t('about.missing')}
      action={<Button onClick={add}>{t('about.add')}</Button>}
    >
      {about}
    </Notice>
  );
}
