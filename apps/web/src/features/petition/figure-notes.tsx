import { useQuery } from '@tanstack/react-query';

import { useClientValue, useHydrated, useTimeZone } from '../../lib/browser.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { detailsQuery } from './queries.ts';

/** When the figures were last confirmed: the time if today, else the day. */
export function AsOf({ at }: { at: string }) {
  const { t } = useTranslation('petition');
  const formats = useFormats();
  const zone = useTimeZone();
  const hydrated = useHydrated();
  const day = formats.day(at, zone);
  const today = useClientValue(() => formats.day(Date.now(), zone), '') === day;
  return (
    <time dateTime={at}>
      {today
        ? t('counter.asOf', { time: formats.time(at, zone) })
        : t('counter.asOfDay', {
            day: `${formats.moment(at, zone)}${hydrated ? '' : ' UTC'}`,
          })}
    </time>
  );
}

/** Says that the figures are a replay, if they are. */
export function DemonstrationNotice() {
  const { t } = useTranslation('petition');
  const { data } = useQuery(detailsQuery());
  if (!data?.demonstration) return null;
  return (
    <p role="note" className="border-s-4 border-signal bg-wash px-4 py-3 text-sm font-semibold">
      {t('demonstration')}
    </p>
  );
}
