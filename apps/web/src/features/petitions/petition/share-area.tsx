// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, petitionPath } from '@kga/contracts/core';
import type { AreaCount } from '@kga/contracts/petitions';

import { ShareButton } from '../../../components/share/share-button.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useAreaName } from './areas.ts';
import { useDemonstrationMark } from './petition-counter.tsx';
import { usePetition } from './petition-provider.tsx';
import { isMain } from './queries.ts';

/** What is shared of a petition; images call the main one by the campaign. */
export const sharedId = (id: string): string => (isMain(id) ? campaign.slug : id);

/** The name of an area and its share of the threshold, as a title; of a replay with its year. */
export function useAreaTitle(): (count: AreaCount) => string {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const areaName = useAreaName();
  const mark = useDemonstrationMark();
  return ({ countryCode, percentage }) => {
    const share = formats.share(percentage ?? 0);
    const title = t('map.tile', { country: areaName(countryCode), percent: share });
    return [title, mark].filter(Boolean).join(' · ');
  };
}

/** Shares the page with an area's count at its top and the area's line in the chart. */
export function ShareArea({ country: count }: { country: AreaCount }) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { id } = usePetition();
  const title = useAreaTitle()(count);
  const country = useAreaName()(count.countryCode);
  // Images of a share are those of the main petition's areas.
  if (!isMain(id)) return null;
  const path = `${petitionPath(id)}?country=${count.countryCode}`;
  return (
    <ShareButton
      label={t('table.share', { country })}
      shared={{ kind: 'country', id: count.countryCode, title, path, language }}
      variant="quiet"
      size="icon"
      className="-mx-2 -my-2.5 shrink-0 text-muted"
    />
  );
}
