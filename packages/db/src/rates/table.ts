import type { Currency } from '@kga/contracts';
import type { ColumnType } from 'kysely';

/** The value in yen of one unit of a currency on a day. */
export type CurrencyRateTable = {
  currency: Currency;
  /** As `2024-12-31`. */
  on_date: string;
  /** pg reads `numeric` as text. */
  yen: ColumnType<string, string | number, string | number>;
};
