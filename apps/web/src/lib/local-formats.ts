import { useTimeZone } from './browser.ts';
import { useFormats } from './language.tsx';

export function useLocalFormats() {
  const formats = useFormats();
  const timeZone = useTimeZone();
  return {
    ...formats,
    day: (at: string) => formats.day(at, timeZone),
    moment: (at: string) => formats.moment(at, timeZone),
  };
}
