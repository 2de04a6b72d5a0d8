// SPDX-License-Identifier: AGPL-3.0-or-later
import { regionName } from '@kga/contracts/core';
import type { LegalRegion } from '@kga/contracts/legal';

import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { CommitmentRegion } from './commitment-filter.ts';

/** Names what a record or promise is for, in the language of the page. */
export function useLegalRegionName(): (region: CommitmentRegion) => string {
  const { t } = useTranslation('recordLegal');
  const language = useLanguage();
  return (region) => {
    if (region === 'world') return regionName('international', language);
    return hasOwnName(region) ? t(`regions.${region}`) : regionName(region, language);
  };
}

type NamedRegion = 'CA-QC' | 'EU' | 'US' | 'US-CA';

const hasOwnName = (region: LegalRegion): region is NamedRegion =>
  region === 'EU' || region === 'US' || region === 'US-CA' || region === 'CA-QC';
