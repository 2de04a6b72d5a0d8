/** What stands around an amount: signs of currencies, and spaces and marks that group digits. */
const ornaments = /[\p{Sc}\s円元원'’]/gu;

/**
 * Reads an amount as people write it in any of our languages: `1,234.50`, `1.234,50`, `1 234,5` or
 * `¥１２３`. Null where nothing is written, NaN where it is no amount.
 */
export function parseAmount(written: string): number | null {
  // Full-width digits and signs become the usual ones.
  const text = written.normalize('NFKC').replaceAll(ornaments, '');
  if (text === '') return null;
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return Number.NaN;
  const separators = text.replaceAll(/\d/g, '');
  const last = separators.at(-1) ?? '';
  const place = text.lastIndexOf(last);
  const behind = last === '' ? '' : text.slice(place + 1);
  const decimal =
    last !== '' && !separators.slice(0, -1).includes(last) && isDecimal(separators, behind);
  const whole = decimal ? text.slice(0, place) : text;
  const digits = whole.replaceAll(/[.,]/g, '');
  if (!isGrouped(whole)) return Number.NaN;
  return Number(decimal ? `${digits || '0'}.${behind || '0'}` : digits);
}

/** Three digits behind the only mark are a group of thousands: no money has thousandths. */
const isDecimal = (separators: string, behind: string): boolean =>
  behind.length <= 2 || (separators.length > 1 && behind.length !== 3);

/** Whether what stands before the decimals is digits, alone or in groups of three by one mark. */
const isGrouped = (whole: string): boolean =>
  /^\d*$/.test(whole) || /^\d{1,3}(?:,\d{3})+$/.test(whole) || /^\d{1,3}(?:\.\d{3})+$/.test(whole);
