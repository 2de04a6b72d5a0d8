// SPDX-License-Identifier: AGPL-3.0-or-later
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';

import { CountryTable } from '../../../components/progress/country-table.tsx';
import { usePetition } from './petition-provider.tsx';
import { forecastQuery } from './queries.ts';
import { ShareCountry } from './share-country.tsx';

/** The table of the latest figures. */
export function LatestCountries({ action }: Pick<ComponentProps<typeof CountryTable>, 'action'>) {
  const { figures } = usePetition();
  const forecasts = useQuery(forecastQuery());
  if (!figures) return null;
  const { status, signatureCountryCount, signatureCount } = figures.latest;
  return (
    <CountryTable
      countries={signatureCountryCount}
      forecasts={status === 'collecting' ? (forecasts.data ?? []) : []}
      total={signatureCount}
      action={action}
    />
  );
}

/** The table on the petition's own page, where each country can be shared. */
export const ShareableCountries = () => <LatestCountries action={ShareCountry} />;
