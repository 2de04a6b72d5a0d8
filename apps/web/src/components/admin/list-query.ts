// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ListPage } from '../../lib/api.ts';
import { searchMax, searchTextOf } from '../../lib/page-urls.ts';

/** The values that each filter of a list offers, by the filter's name in the URL. */
type FilterValues = Readonly<Record<string, readonly string[]>>;

/** The filters that are set: the search text and one of the values of each filter. */
export type ListFilter<Values extends FilterValues> = { readonly q?: string } & {
  readonly [Name in keyof Values]?: Values[Name][number];
};

/** Reads the filter of a list from the URL and ignores values that it does not offer. */
export function listFilterOf<Values extends FilterValues>(
  search: URLSearchParams,
  values: Values,
  maxLength?: number,
): ListFilter<Values>;
export function listFilterOf(
  search: URLSearchParams,
  values: FilterValues,
  maxLength = searchMax,
): Record<string, string> {
  const q = searchTextOf(search, maxLength);
  const chosen = Object.entries(values).flatMap(([name, offered]) => {
    const value = offered.find((each) => each === search.get(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...(q !== '' && { q }), ...Object.fromEntries(chosen) };
}

/** A select of the filter form. */
export type FilterChoice = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { value: string; label: string }[];
};

export const filterChoice = <Value extends string>(
  name: string,
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
): FilterChoice => ({
  name,
  label,
  options: values.map((value) => ({ value, label: labelOf(value) })),
});

/** The only page of a list that the API does not divide; `total` where it answers the first items only. */
export const wholePage = <Item>(items: Item[], total = items.length): ListPage<Item[]> => ({
  items,
  total,
  atLeast: false,
  cursor: undefined,
  before: undefined,
});
