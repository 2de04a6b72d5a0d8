import { type CountryCount, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Share2 } from 'lucide-react';

import { useShare } from '../../components/share/use-share.ts';
import { useBrowserConfig } from '../../lib/browser.ts';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { localizedUrl } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';

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
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const language = useLanguage();
  const { origin } = useBrowserConfig();
  const title = useCountryTitle()(country);
  const share = useShare();
  const { countryCode } = country;
  const path = `${pathTo('petition')}?country=${countryCode}`;
  return (
    <Button
      variant="quiet"
      size="icon"
      className="no-print -mx-2 -my-2.5 shrink-0 text-muted noscript:hidden"
      aria-label={t('table.share', { country: formats.country(countryCode) })}
      onClick={() =>
        void share({
          title,
          text: title,
          url: localizedUrl(origin + path, language),
        })
      }
    >
      <Share2 className="size-4" aria-hidden="true" />
    </Button>
  );
}
