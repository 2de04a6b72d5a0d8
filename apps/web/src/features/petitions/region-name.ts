import { type PetitionRegion, regionName } from '@kga/contracts';

import { useLanguage } from '../../lib/language.tsx';

/** Names regions in the language of the page. */
export function useRegionName(): (region: PetitionRegion) => string {
  const language = useLanguage();
  return (region) => regionName(region, language);
}
