// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AreaCount } from '@kga/contracts/petitions';

/** Id of the row of a state in the table, for links. */
export const rowId = (countryCode: string): string => `state-${countryCode}`;

/**
 * The colour steps of a state's share, highest first: the percentage of its threshold at which each
 * begins, and the classes of fill and text, which are printed and stay in forced colours.
 */
export const steps = [
  {
    step: 'green4x',
    from: 400,
    label: 'map.step400',
    fill: 'bg-step-green-4x text-step-green-4x-ink [print-color-adjust:exact] forced-color-adjust-none',
  },
  {
    step: 'green2x',
    from: 200,
    label: 'map.step200',
    fill: 'bg-step-green-2x text-step-green-2x-ink [print-color-adjust:exact] forced-color-adjust-none',
  },
  {
    step: 'green',
    from: 100,
    label: 'map.step100',
    fill: 'bg-step-green text-step-green-ink [print-color-adjust:exact] forced-color-adjust-none',
  },
  {
    step: 'blue',
    from: 75,
    label: 'map.step75',
    fill: 'bg-step-blue text-step-blue-ink [print-color-adjust:exact] forced-color-adjust-none',
  },
  {
    step: 'yellow',
    from: 50,
    label: 'map.step50',
    fill: 'bg-step-yellow text-step-yellow-ink inset-ring inset-ring-step-yellow-edge [print-color-adjust:exact] forced-color-adjust-none',
  },
  {
    step: 'orange',
    from: 25,
    label: 'map.step25',
    fill: 'bg-step-orange text-step-orange-ink [print-color-adjust:exact] forced-color-adjust-none',
  },
  {
    step: 'red',
    from: 0,
    label: 'map.step0',
    fill: 'bg-step-red text-step-red-ink [print-color-adjust:exact] forced-color-adjust-none',
  },
] as const;

/** The step of a share, in percent of the threshold. */
export const stepOf = (percentage: number) =>
  steps.find(({ from }) => percentage >= from) ?? steps[6];

/** Areas by share of their threshold, highest first; ties by code. */
export function ranked(countries: readonly AreaCount[]): AreaCount[] {
  return countries.toSorted(
    (a, b) =>
      (b.percentage ?? 0) - (a.percentage ?? 0) || a.countryCode.localeCompare(b.countryCode),
  );
}

/** Signatures that an area still needs; 0 if its threshold is reached, or it has none. */
export function toGo({ treshold, totalCount }: AreaCount): number {
  return Math.max(0, (treshold ?? 0) - totalCount);
}

/** Number of areas at the threshold, at half or more (those at the threshold included), and below half. */
export function tally(countries: readonly AreaCount[]) {
  const completed = countries.filter(({ percentage }) => (percentage ?? 0) >= 100).length;
  const half = countries.filter(({ percentage }) => (percentage ?? 0) >= 50).length;
  return { completed, half, underHalf: countries.length - half };
}
