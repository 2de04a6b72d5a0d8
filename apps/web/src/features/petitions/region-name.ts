// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionRegion, petitionCountries, regionName } from '@kga/contracts/core';

import { useLanguage, useSortedOptions } from '../../lib/language.tsx';

/** Names regions in the language of the page. */
export function useRegionName(): (region: PetitionRegion) => string {
  const language = useLanguage();
  return (region) => regionName(region, language);
}

/** Options of a select with all countries, by their names in the language of the page. */
export function useCountryOptions() {
  return useSortedOptions(petitionCountries, useRegionName());
}
