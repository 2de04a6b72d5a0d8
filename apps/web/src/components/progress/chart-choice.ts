// SPDX-License-Identifier: AGPL-3.0-or-later
import { type HistoryRange, historyRanges } from '@kga/contracts/petitions';
import { useSearchParams } from 'react-router-dom';

export const historyViews = ['total', 'percentage', 'daily'] as const;

export type HistoryView = (typeof historyViews)[number];

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
  /** Whether each country has a threshold: a comparison begins with the shares of them. */
  hasThresholds?: boolean;
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

/** The view that is shown unless another one is chosen. */
const usualView = <Country extends string>(
  country: Country | undefined,
  { hasThresholds = false }: ChartOptions<Country>,
): HistoryView => (country !== undefined && hasThresholds ? 'percentage' : 'total');

export function chartChoiceOf<Country extends string>(
  search: URLSearchParams,
  options: ChartOptions<Country>,
): ChartChoice<Country> {
  const country = oneOf(options.countries, search.get('country'));
  return {
    view: oneOf(historyViews, search.get('view')) ?? usualView(country, options),
    range: oneOf(historyRanges, search.get('range')) ?? options.range,
    country,
  };
}

/** The query of a choice; what is chosen by default is left out. */
export function withChoice<Country extends string>(
  search: URLSearchParams,
  choice: Partial<ChartChoice<Country>>,
  options: ChartOptions<Country>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const before = chartChoiceOf(search, options);
  const chosen = { ...before, ...choice };
  const standard = {
    view: usualView(chosen.country, options),
    range: options.range,
    country: undefined,
  };
  // Without a choice, the view follows the country.
  if (before.view === usualView(before.country, options))
    chosen.view = choice.view ?? standard.view;
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
