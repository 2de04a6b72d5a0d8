// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AreaCount } from '@kga/contracts/petitions';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { chartChoiceOf } from '../../../components/progress/chart-choice.ts';
import { rowId } from '../../../components/progress/state-shares.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useAreaName } from './areas.ts';
import { usePetition } from './petition-provider.tsx';
import { chartOptions } from './queries.ts';

/** An area's name, which leads to its row, and its count. */
export function AreaFigure({ count }: { count: AreaCount }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const areaName = useAreaName();
  const { countryCode, totalCount, treshold, percentage } = count;
  return (
    <>
      <p className="font-heading text-xl font-bold">
        <a href={`#${rowId(countryCode)}`}>{areaName(countryCode)}</a>
      </p>
      <p className="tabular">
        {treshold === null || percentage === null
          ? t('map.count', { n: formats.integer(totalCount) })
          : t('map.ownCount', {
              n: formats.integer(totalCount),
              needed: formats.integer(treshold),
              percent: formats.share(percentage),
            })}
      </p>
    </>
  );
}

/** The area of a shared link. Another one that is chosen for the chart moves nothing here. */
export function LinkedArea() {
  const [search] = useSearchParams();
  const { id, petition, figures } = usePetition();
  const options = chartOptions(id, petition, figures);
  const [code] = useState(() => chartChoiceOf(search, options).country);
  if (code === undefined) return null;
  const count = figures?.latest.signatureCountryCount.find(
    ({ countryCode }) => countryCode === code,
  );
  return (
    <div className="mt-4 min-h-14 border-s-4 border-signal ps-4">
      {count && <AreaFigure count={count} />}
    </div>
  );
}
