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
