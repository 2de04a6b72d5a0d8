// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CountryCount } from '@kga/contracts/petitions';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { chartChoiceOf } from '../../../components/progress/chart-choice.ts';
import { rowId } from '../../../components/progress/state-shares.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { usePetition } from './petition-provider.tsx';
import { chartOptions } from './queries.ts';

/** A state's name, which leads to its row, and its count. */
export function CountryFigure({ country }: { country: CountryCount }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  return (
    <>
      <p className="font-heading text-xl font-bold">
        <a href={`#${rowId(country.countryCode)}`}>{formats.country(country.countryCode)}</a>
      </p>
      <p className="tabular">
        {t('map.ownCount', {
          n: formats.integer(country.totalCount),
          needed: formats.integer(country.treshold),
          percent: formats.percent(country.percentage),
        })}
      </p>
    </>
  );
}

/** The state of a shared link. Another one that is chosen for the chart moves nothing here. */
export function LinkedCountry() {
  const [search] = useSearchParams();
  const [code] = useState(() => chartChoiceOf(search, chartOptions).country);
  const { figures } = usePetition();
  if (code === undefined) return null;
  const country = figures?.latest.signatureCountryCount.find(
    ({ countryCode }) => countryCode === code,
  );
  return (
    <div className="mt-4 min-h-14 border-s-4 border-signal ps-4">
      {country && <CountryFigure country={country} />}
    </div>
  );
}
