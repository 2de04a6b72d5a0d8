// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import type { CountryCount } from '@kga/contracts/petitions';

import { ShareButton } from '../../../components/share/share-button.tsx';
import { useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** The name of a state and its share of the threshold, as a title. */
export function useCountryTitle(): (country: CountryCount) => string {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  return ({ countryCode, percentage }) =>
    t('map.tile', {
      country: formats.country(countryCode),
      percent: formats.percent(Math.floor(percentage)),
    });
}

/** Shares the page with a state's count at its top and the state's line in the chart. */
export function ShareCountry({ country }: { country: CountryCount }) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const language = useLanguage();
  const title = useCountryTitle()(country);
  const { countryCode: id } = country;
  const path = `${pathTo('petition')}?country=${id}`;
  return (
    <ShareButton
      label={t('table.share', { country: formats.country(id) })}
      shared={{ kind: 'country', id, title, path, language }}
      variant="quiet"
      size="icon"
      className="-mx-2 -my-2.5 shrink-0 text-muted"
    />
  );
}
