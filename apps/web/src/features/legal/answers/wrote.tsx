// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalRegion,
  type OwnLetter,
  createOwnLetter,
  deleteOwnLetter,
  getOwnLetter,
} from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';

import { useAuth, useVisitorId } from '../../../auth/use-auth.ts';
import { visitorQuery } from '../../../content/own-items.ts';
import { useOptimisticChange } from '../../../content/use-optimistic-change.ts';
import { call, urlOf } from '../../../lib/api.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useLegalRegionName } from '../region-name.ts';
import { useLetterCount } from './queries.ts';

/** How many wrote to the representatives of a region and were answered, and that one wrote. */
export function Wrote({ region }: { region: LegalRegion }) {
  const { t } = useTranslation('answersLegal');
  const formats = useFormats();
  const country = useLegalRegionName()(region);
  const { user } = useAuth();
  const visitor = useVisitorId() ?? '';
  const count = useLetterCount(region);
  const params = { region };
  const query = visitorQuery(urlOf(getOwnLetter.url, { params }), visitor, (options) =>
    call(getOwnLetter, { params }, options),
  );
  const { data } = useQuery({ ...query, enabled: visitor !== '' });
  const letter = data ?? { hasWritten: false, written: count.written };
  const { hasWritten, written } = letter;
  const change = useOptimisticChange<OwnLetter>();
  const toggle = () =>
    change({
      queryKey: query.queryKey,
      before: letter,
      after: { hasWritten: !hasWritten, written: written + (hasWritten ? -1 : 1) },
      save: () => call(hasWritten ? deleteOwnLetter : createOwnLetter, { params }),
    });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="tabular">
        {t('wrote', counted(formats, written))} · {t('answered', counted(formats, count.answers))}
      </p>
      <Button
        className="no-print noscript:hidden"
        aria-pressed={hasWritten}
        aria-label={`${t('press')}: ${country}`}
        disabled={!data || (user !== null && user.suspended !== null)}
        onClick={toggle}
      >
        <Check
          aria-hidden="true"
          className={`size-4 shrink-0 ${hasWritten ? 'text-signal' : 'opacity-25'}`}
        />
        {t('press')}
      </Button>
    </div>
  );
}
