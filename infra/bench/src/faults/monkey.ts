// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import { createRandom } from '../shared/random.ts';
import { type Fault, chooseFaults } from './faults.ts';
import type { RunRecord } from './record.ts';
import { type Stack, isReady } from './stack.ts';

/** A fault that struck, and how long its consequences lasted after what failed was back. */
export type Strike = { readonly fault: Fault; readonly recoveryMs: number };

/** After this, a recovery is not waited for any longer. */
const patienceMs = 60_000;

/** Milliseconds until every copy is ready, and a write that was begun since is acknowledged. */
async function timeToRecover({ copies }: Stack, record: RunRecord): Promise<number> {
  const since = Date.now();
  while (Date.now() - since < patienceMs) {
    const ready = await Promise.all(copies.map(({ readyUrl }) => isReady(readyUrl)));
    if (ready.every(Boolean) && record.newest >= since) break;
    await setTimeout(25);
  }
  return Date.now() - since;
}

/** The faults of a run: each kind as often as the others, in an order that the seed determines. */
function planOf(seed: number, count: number, chosen: readonly Fault[]): readonly Fault[] {
  const random = createRandom(seed, 0);
  const left: Fault[] = [];
  const plan: Fault[] = [];
  while (plan.length < count) {
    if (left.length === 0) left.push(...chosen);
    plan.push(...left.splice(random.int(left.length), 1));
  }
  return plan;
}

/** Strikes one fault after the other, and waits after each until the product has recovered. */
export async function strikeAll(
  stack: Stack,
  record: RunRecord,
  { seed, count, only, until }: { seed: number; count: number; only: string; until: number },
): Promise<readonly Strike[]> {
  const strikes: Strike[] = [];
  const chosen = chooseFaults(stack, only);
  if (chosen.length === 0) throw new Error('There is no such fault that can strike here.');
  for (const [index, fault] of planOf(seed, count, chosen).entries()) {
    if (Date.now() > until) break;
    const random = createRandom(seed, index + 1);
    await setTimeout(500 + random.int(1_500));
    const failed = record.failures.length;
    const begun = Date.now();
    record.fault = fault.name;
    await fault.strike(stack, random);
    const struckMs = Date.now() - begun;
    const recoveryMs = await timeToRecover(stack, record);
    record.fault = '';
    strikes.push({ fault, recoveryMs });
    const failures = record.failures.slice(failed);
    const readers = failures.filter(({ by }) => by === 'reader').length;
    console.log(
      `${index + 1} ${fault.name}: ${(struckMs / 1_000).toFixed(1)} s, recovered after ` +
        `${(recoveryMs / 1_000).toFixed(1)} s; ${readers} reads and ${failures.length - readers} writes failed`,
    );
  }
  return strikes;
}
