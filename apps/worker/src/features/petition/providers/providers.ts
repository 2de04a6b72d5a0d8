import type { ProviderKind } from '@kga/contracts';

import { eciCollection, tracker } from './collection.ts';
import { eciRegister } from './eci-register.ts';
import type { Provider, ProviderFigures } from './provider.ts';
import { ukParliament } from './uk-parliament.ts';

export const providers = {
  'eci-collection': eciCollection,
  'eci-register': eciRegister,
  tracker,
  'uk-parliament': ukParliament,
} as const satisfies Record<ProviderKind, Provider>;

/** The figures, or why the answers hold none. */
export type Reading = { figures: ProviderFigures } | { garbage: string };

/** Issues that a reason lists; an answer can have hundreds. */
const maxIssues = 5;

/** Parses the answers of a provider, in the order of its URLs. */
export function readFigures(
  provider: Pick<Provider, 'figures'>,
  bodies: readonly string[],
): Reading {
  const answers: unknown[] = [];
  for (const [index, body] of bodies.entries()) {
    try {
      answers.push(JSON.parse(body));
    } catch {
      return { garbage: `${index}: not JSON` };
    }
  }
  const { success, data, error } = provider.figures.safeParse(answers);
  if (success) return { figures: data };
  const issues = error.issues.slice(0, maxIssues);
  return { garbage: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
}
