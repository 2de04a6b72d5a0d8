/** How far a state is, in the five steps of the product's colours. */
export type Step = 'green' | 'blue' | 'yellow' | 'orange' | 'red';

/** The steps, highest first, with the percent at which each begins. */
export const steps = [
  { step: 'green', from: 100 },
  { step: 'blue', from: 75 },
  { step: 'yellow', from: 50 },
  { step: 'orange', from: 25 },
  { step: 'red', from: 0 },
] as const satisfies readonly { step: Step; from: number }[];

/** The step of a share of a threshold, in percent. */
export function stepOf(percentage: number): Step {
  return steps.find(({ from }) => percentage >= from)?.step ?? 'red';
}

/** The fill and the text on it, as classes; paper drops fills unless told to keep them. */
export const stepFill: Readonly<Record<Step, string>> = {
  green: 'bg-step-green text-step-green-ink [print-color-adjust:exact]',
  blue: 'bg-step-blue text-step-blue-ink [print-color-adjust:exact]',
  yellow: 'bg-step-yellow text-step-yellow-ink [print-color-adjust:exact]',
  orange: 'bg-step-orange text-step-orange-ink [print-color-adjust:exact]',
  red: 'bg-step-red text-step-red-ink [print-color-adjust:exact]',
};
