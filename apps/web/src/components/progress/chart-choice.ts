// SPDX-License-Identifier: AGPL-3.0-or-later
import { type HistoryRange, historyRanges } from '@kga/contracts/petitions';
import { useSearchParams } from 'react-router-dom';

import { type HistoryView, historyViews } from './trend-view.ts';

/** What the chart shows, as its address says. */
export type ChartChoice<Country extends string = string> = {
  view: HistoryView;
  range: HistoryRange;
  /** The country whose line is drawn beside that of the petition. */
  country: Country | undefined;
};

/** What a chart offers, and the range that it shows first. */
export type ChartOptions<Country extends string = string> = {
  countries: readonly Country[];
  range: HistoryRange;
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

export function chartChoiceOf<Country extends string>(
  search: URLSearchParams,
  { countries, range }: ChartOptions<Country>,
): ChartChoice<Country> {
  return {
    view: oneOf(historyViews, search.get('view')) ?? 'total',
    range: oneOf(historyRanges, search.get('range')) ?? range,
    country: oneOf(countries, search.get('country')),
  };
}

/** The query of a choice; what is chosen by default is left out. */
export function withChoice<Country extends string>(
  search: URLSearchParams,
  choice: Partial<ChartChoice<Country>>,
  options: ChartOptions<Country>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const chosen = { ...chartChoiceOf(search, options), ...choice };
  const standard = { view: 'total', range: options.range, country: undefined };
  for (const name of ['view', 'range', 'country'] as const) {
    const value = chosen[name];
    if (value === undefined || value === standard[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The choice in the address, and the function that changes it in place. */
export function useChartChoice<Country extends string>(options: ChartOptions<Country>) {
  const [search, setSearch] = useSearchParams();
  const choose = (choice: Partial<ChartChoice<Country>>) =>
    // The router still has the address of the last rendering when two choices follow each other.
    setSearch(withChoice(new URLSearchParams(location.search), choice, options), { replace: true });
  return { choice: chartChoiceOf(search, options), choose };
}
