// SPDX-License-Identifier: AGPL-3.0-or-later
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';

/** Names countries in the language of the page; California with its country. */
export function useCountryName(): (country: string) => string {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  return (country) =>
    country === 'US-CA'
      ? t('california', { country: formats.country('US') })
      : formats.country(country);
}
