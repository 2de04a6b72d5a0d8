import type { Provider, ProviderFigures } from './providers/provider.ts';

/** Figures, or why the answers hold none. */
export type Reading = { figures: ProviderFigures } | { garbage: string };

/** Issues that a reason names; a list of rows can have hundreds. */
const namedIssues = 5;

/** Reads a provider's answers, given in the order of its addresses. */
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
  const issues = error.issues.slice(0, namedIssues);
  return { garbage: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
}
