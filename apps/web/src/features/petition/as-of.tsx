import { useClientValue, useHydrated, useTimeZone } from '../../lib/browser.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

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
