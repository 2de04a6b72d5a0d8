// SPDX-License-Identifier: AGPL-3.0-or-later
import { latestToday, pathTo } from '@kga/contracts/core';
import { Link } from 'react-router-dom';

import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { usePetition } from './petition-provider.tsx';
import { currentStage } from './stages.ts';

/** Where the cause stands today, in a line that leads to the timeline; the same as there. */
export function CauseToday() {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const { petition } = usePetition();
  const stage = petition && currentStage(petition, latestToday());
  if (!stage?.date) return null;
  const words = { stage: t(`timeline.${stage.kind}`), day: formats.partialDate(stage.date) };
  return (
    <p>
      <Link
        to={`${pathTo('petition')}#timeline`}
        className="inline-flex min-h-11 items-center text-balance"
      >
        {t('timeline.stands', words)}
      </Link>
    </p>
  );
}
