// SPDX-License-Identifier: AGPL-3.0-or-later
import { isLargeProvider } from '@kga/contracts/accounts';
import type { formTraces } from '@kga/contracts/content';
import type { HoldCause } from '@kga/contracts/petitions';
import type { z } from 'zod';

/** Signatures of a petition in an hour, from one network or with one domain, after which further ones are held. */
export const heldAfter = { network: 50, domain: 300 } as const;

/** A form that is submitted sooner was filled in by a program or in one go by the browser, in milliseconds. */
const humanMs = 1_500;

/** What a form itself tells: it was filled in in an instant, or does not say in what time. */
export type FormSignal = 'too_quick' | 'no_traces';

/** A signature is held from this weight on. No signal of a form has it alone. */
const heldFrom = 3;

/** A form can be quick because the browser filled it in; leaving the time out takes a program, or no script. */
const formWeights = { too_quick: 1, no_traces: 2 } as const satisfies Record<FormSignal, number>;

/** Weights of further signatures beyond a number in an hour, the largest number first. */
const crowdWeights = {
  network: [
    [heldAfter.network, 3],
    [20, 2],
    [3, 1],
  ],
  domain: [
    [heldAfter.domain, 3],
    [50, 2],
    [5, 1],
  ],
} as const;

const crowdWeight = (kind: keyof typeof crowdWeights, count: number): number =>
  crowdWeights[kind].find(([beyond]) => count > beyond)?.[1] ?? 0;

/** The time counts from the opening of the page, so that a restored draft may be quick, too. */
export function formSignalOf(traces: z.infer<typeof formTraces>): FormSignal | undefined {
  if (traces?.filledInMs === undefined) return 'no_traces';
  return traces.filledInMs < humanMs ? 'too_quick' : undefined;
}

type Evidence = {
  networks: readonly string[];
  domain: string;
  hour: number;
  /** The place of the network that has its hold, or 0. */
  over: number;
  /** Signatures in this hour. */
  inDomain: number;
  inNetwork: number;
  signal: FormSignal | undefined;
  /** Whether a challenge was asked for, and not solved because no script runs. */
  isUnsolved: boolean;
};

/** Why a form is held, if it is, and what those that are held with it have in common. */
export function holdOf(evidence: Evidence): { cause: HoldCause; common: string } | undefined {
  const { networks, domain, over, inDomain, inNetwork, signal, isUnsolved } = evidence;
  const network = networks[over - 1];
  if (network !== undefined) return { cause: 'network', common: network };
  const domainWeight = isLargeProvider(domain) ? 0 : crowdWeight('domain', inDomain);
  if (domainWeight >= heldFrom) return { cause: 'domain', common: domain };
  const common = String(evidence.hour);
  if (isUnsolved) return { cause: 'no_work', common };
  if (signal === undefined) return undefined;
  const weight = formWeights[signal] + crowdWeight('network', inNetwork) + domainWeight;
  return weight >= heldFrom ? { cause: signal, common } : undefined;
}
