import { type HistoryRange, type MemberState, historyRanges, memberStates } from '@kga/contracts';
import { useSearchParams } from 'react-router-dom';

import { type HistoryView, historyViews } from './trend-view.ts';

/** What the chart shows, as its address says. */
export type ChartChoice = {
  view: HistoryView;
  range: HistoryRange;
  /** The state whose line is drawn beside that of the petition. */
  country: MemberState | undefined;
};

const standard = { view: 'total', range: '30days', country: undefined } as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);

export function chartChoiceOf(search: URLSearchParams): ChartChoice {
  return {
    view: oneOf(historyViews, search.get('view')) ?? standard.view,
    range: oneOf(historyRanges, search.get('range')) ?? standard.range,
    country: oneOf(memberStates, search.get('country')),
  };
}

/** The query of a choice; what is chosen by default is left out. */
export function withChoice(search: URLSearchParams, choice: Partial<ChartChoice>): URLSearchParams {
  const next = new URLSearchParams(search);
  const chosen = { ...chartChoiceOf(search), ...choice };
  for (const name of ['view', 'range', 'country'] as const) {
    const value = chosen[name];
    if (value === undefined || value === standard[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The choice in the address, and the function that changes it in place. */
export function useChartChoice() {
  const [search, setSearch] = useSearchParams();
  const choose = (choice: Partial<ChartChoice>) =>
    // The router still has the address of the last rendering when two choices follow each other.
    setSearch(withChoice(new URLSearchParams(location.search), choice), { replace: true });
  return { choice: chartChoiceOf(search), choose };
}
