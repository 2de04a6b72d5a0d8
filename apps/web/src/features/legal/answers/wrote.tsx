// SPDX-License-Identifier: AGPL-3.0-or-later
import { type LegalRegion, ownLetter } from '@kga/contracts/legal';
import { Check } from 'lucide-react';

import { MarkButton } from '../../../content/mark-button.tsx';
import { useMark } from '../../../content/use-mark.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useLegalRegionName } from '../region-name.ts';
import { useLetterCount } from './queries.ts';

/** How many wrote to the representatives of a region and were answered, and that one wrote. */
export function Wrote({ region }: { region: LegalRegion }) {
  const { t } = useTranslation('answersLegal');
  const formats = useFormats();
  const country = useLegalRegionName()(region);
  const { written, answers } = useLetterCount(region);
  const mark = useMark(ownLetter, { params: { region }, count: written });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="tabular">
        {mark.count === 0 && answers === 0
          ? t('first')
          : `${t('wrote', counted(formats, mark.count))} · ${t('answered', counted(formats, answers))}`}
      </p>
      <MarkButton
        className="no-print noscript:hidden"
        mark={mark}
        Icon={Check}
        look={{ set: 'text-signal', unset: 'opacity-25' }}
        text={t('press')}
        aria-label={`${t('press')}: ${country}`}
      />
    </div>
  );
}
