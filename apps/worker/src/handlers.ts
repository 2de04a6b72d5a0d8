import { type JobName, jobs } from '@kga/contracts';
import { UnrecoverableError } from 'bullmq';
import { z } from 'zod';

import { type MailDeps, sendMail } from './mail/send-mail.ts';
import { type PollDeps, pollPetition } from './petition/poll-petition.ts';
import { thinPetition } from './petition/thin-petition.ts';
import { type PictureDeps, fetchPicture } from './pictures/fetch-picture.ts';
import { forgetOld } from './upkeep/forget-old.ts';

type Handler = (payload: unknown) => Promise<unknown>;

function job<Payload extends z.core.$ZodType>(
  payload: Payload,
  run: (payload: z.infer<Payload>) => Promise<unknown>,
): Handler {
  return (given) => run(z.parse(payload, given));
}

/** What is done for each job of the contracts. */
export function createHandlers(
  deps: PollDeps & MailDeps & PictureDeps,
): (name: string, payload: unknown) => Promise<unknown> {
  const handlers = {
    'petition.poll': job(jobs['petition.poll'], ({ petitionId }) => pollPetition(deps, petitionId)),
    'petition.thin': job(jobs['petition.thin'], () => thinPetition(deps)),
    'mail.send': job(jobs['mail.send'], ({ outboxId }) => sendMail(deps, outboxId)),
    'profile.picture': job(jobs['profile.picture'], ({ outboxId }) => fetchPicture(deps, outboxId)),
    'accounts.upkeep': job(jobs['accounts.upkeep'], () => forgetOld(deps)),
  } satisfies Record<JobName, Handler>;

  return async (name, payload) => {
    if (!isJobName(name)) throw new UnrecoverableError(`There is no job ${name}`);
    return handlers[name](payload);
  };
}

function isJobName(name: string): name is JobName {
  return Object.hasOwn(jobs, name);
}
