import type { CountryCount } from '@kga/contracts';

/** The five colour steps of a state's share. */
export type Step = 'green' | 'blue' | 'yellow' | 'orange' | 'red';

/** The steps, highest first, with the percentage at which each begins. */
export const steps = [
  { step: 'green', from: 100 },
  { step: 'blue', from: 75 },
  { step: 'yellow', from: 50 },
  { step: 'orange', from: 25 },
  { step: 'red', from: 0 },
] as const satisfies readonly { step: Step; from: number }[];

/** The step of a share, in percent of the threshold. */
export function stepOf(percentage: number): Step {
  return steps.find(({ from }) => percentage >= from)?.step ?? 'red';
}

/** Classes of fill and text; printing drops fills unless forced. */
export const stepFill: Readonly<Record<Step, string>> = {
  green: 'bg-step-green text-step-green-ink [print-color-adjust:exact]',
  blue: 'bg-step-blue text-step-blue-ink [print-color-adjust:exact]',
  yellow: 'bg-step-yellow text-step-yellow-ink [print-color-adjust:exact]',
  orange: 'bg-step-orange text-step-orange-ink [print-color-adjust:exact]',
  red: 'bg-step-red text-step-red-ink [print-color-adjust:exact]',
};

/** States by share of their threshold, highest first; ties by code. */
export function ranked(countries: readonly CountryCount[]): CountryCount[] {
  return countries.toSorted(
    (a, b) => b.percentage - a.percentage || a.countryCode.localeCompare(b.countryCode),
  );
}

/** Signatures that a state still needs; 0 if its threshold is reached. */
export function toGo(country: CountryCount): number {
  return Math.max(0, country.treshold - country.totalCount);
}

/** Number of states at the threshold, at half or more, and below half. */
export function tally(countries: readonly CountryCount[]): {
  completed: number;
  half: number;
  underHalf: number;
} {
  const completed = countries.filter((country) => country.percentage >= 100).length;
  const underHalf = countries.filter((country) => country.percentage < 50).length;
  return { completed, half: countries.length - completed - underHalf, underHalf };
}
