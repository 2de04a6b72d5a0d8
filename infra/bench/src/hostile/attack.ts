// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';

import { createCallers } from './callers.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';
import { type Outcome, sendBytes } from './send.ts';
import { readTargets } from './targets.ts';

/** Requests at a time: few enough that neither server sheds load. */
const concurrency = 16;

/** Requests with the same callers, who sign out and delete what is theirs. */
const batchSize = 1_000;

type Attack = {
  seed: number;
  indexes: readonly number[];
  db: Database;
  api: string;
  web: string;
  onOutcome: (request: HostileRequest, outcome: Outcome) => void;
  /** Ends the attack early. */
  signal: AbortSignal;
};

/** Sends the hostile requests of a seed, each once. */
export async function attack({
  seed,
  indexes,
  db,
  api,
  web,
  onOutcome,
  signal,
}: Attack): Promise<void> {
  const targets = await readTargets(api);
  const ports = { api: Number(new URL(api).port), web: Number(new URL(web).port) };
  for (let start = 0; start < indexes.length; start += batchSize) {
    if (signal.aborted) return;
    const callers = await createCallers(api, db);
    const waiting = indexes.slice(start, start + batchSize).values();
    const sendNext = async () => {
      for (const index of waiting) {
        if (signal.aborted) return;
        const request = hostileRequest(seed, index, targets, callers);
        onOutcome(request, await sendBytes(ports[request.server], request.bytes, request));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, sendNext));
  }
}

/** Settings under which limits do not answer in place of the operations. */
export const apiSettings = {
  RATE_LIMIT_MAX: '1000000000',
  SHED_EVENT_LOOP_DELAY_MS: '60000',
  PASSWORD_QUEUE_MAX: '1000',
} as const;
