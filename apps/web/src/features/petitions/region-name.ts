import { type PetitionRegion, petitionCountries, regionName } from '@kga/contracts';

import { useLanguage } from '../../lib/language.tsx';

/** Names regions in the language of the page. */
export function useRegionName(): (region: PetitionRegion) => string {
  const language = useLanguage();
  return (region) => regionName(region, language);
}

/** Options of a select with all countries, by their names in the language of the page. */
export function useCountryOptions() {
  const language = useLanguage();
  return petitionCountries
    .map((value) => ({ value, label: regionName(value, language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}
