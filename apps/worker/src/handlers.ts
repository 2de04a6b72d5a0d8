import { type JobName, jobs } from '@kga/contracts';
import { UnrecoverableError } from 'bullmq';
import { z } from 'zod';

import { type PollDeps, pollPetition } from './petition/poll-petition.ts';
import { thinPetition } from './petition/thin-petition.ts';

type Handler = (payload: unknown) => Promise<unknown>;

function job<Payload extends z.core.$ZodType>(
  payload: Payload,
  run: (payload: z.infer<Payload>) => Promise<unknown>,
): Handler {
  return (given) => run(z.parse(payload, given));
}

/** What is done for each job of the contracts. */
export function createHandlers(
  deps: PollDeps,
): (name: string, payload: unknown) => Promise<unknown> {
  const handlers = {
    'petition.poll': job(jobs['petition.poll'], ({ petitionId }) => pollPetition(deps, petitionId)),
    'petition.thin': job(jobs['petition.thin'], () => thinPetition(deps)),
  } satisfies Record<JobName, Handler>;

  return async (name, payload) => {
    if (!isJobName(name)) throw new UnrecoverableError(`There is no job ${name}`);
    return handlers[name](payload);
  };
}

function isJobName(name: string): name is JobName {
  return Object.hasOwn(jobs, name);
}
