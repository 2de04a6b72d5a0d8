import { type LegalRegion, pathTo } from '@kga/contracts';

import { urlOf } from '../../lib/api.ts';

/** The path of the letter generator with a country chosen; the Union is none. */
export const letterPath = (region: LegalRegion, demand?: 'representative'): string =>
  urlOf(pathTo('letter'), {
    query: { country: region === 'EU' ? undefined : region, demand },
  });
