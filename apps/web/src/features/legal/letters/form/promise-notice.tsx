// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useState } from 'react';

import { useTranslation } from '../../../../lib/translation.ts';
import { focusAfter } from '../focus-after.ts';
import type { LetterDraft } from './use-letter-draft.ts';
import { fieldId } from './use-letter-field.ts';

/** Offers what a link chose to say, if the draft from an earlier visit says something else. */
export function PromiseNotice({ draft, about }: { draft: LetterDraft; about: string | undefined }) {
  const { t } = useTranslation('letters');
  const [isAdded, setAdded] = useState(false);
  const { details = '' } = draft.fields;
  const isOther = draft.restoredSince !== undefined && details !== '';
  if (about === undefined || !isOther || isAdded || details.includes(about)) return null;
  const add = () =>
    focusAfter(() => {
      draft.change({ details: `${details}\n\n${about}`, shown: 'form' });
      setAdded(true);
    }, fieldId('details'));
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
