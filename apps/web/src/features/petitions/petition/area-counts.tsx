// SPDX-License-Identifier: AGPL-3.0-or-later
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';

import { useOwnRegion } from '../../../components/own-region/use-own-region.ts';
import { CountryTable } from '../../../components/progress/country-table.tsx';
import { usePetition } from './petition-provider.tsx';
import { forecastQuery, hasForecast } from './queries.ts';
import { ShareArea } from './share-area.tsx';

type AreaCountsProps = Pick<ComponentProps<typeof CountryTable>, 'action' | 'short'>;

/** The latest figures by area: shares of the thresholds, or of all signatures. */
export function AreaCounts({ action, short = true }: AreaCountsProps) {
  const { id, figures, petition } = usePetition();
  const { region: own } = useOwnRegion();
  const forecasts = useQuery({ ...forecastQuery(id), enabled: hasForecast(petition) });
  if (!figures || figures.latest.signatureCountryCount.length === 0) return null;
  const { status, signatureCountryCount, signatureCount } = figures.latest;
  return (
    <CountryTable
      countries={signatureCountryCount}
      forecasts={status === 'collecting' ? (forecasts.data ?? []) : []}
      total={signatureCount ?? 0}
      action={action}
      short={short}
      own={own}
    />
  );
}

/** The table on the petition's own page, with all areas, each of which can be shared. */
export const ShareableAreas = () => <AreaCounts action={ShareArea} short={false} />;
