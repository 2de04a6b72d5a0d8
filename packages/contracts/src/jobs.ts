import * as z from 'zod/mini';

/** Every background job, by name, with what it is given. */
export const jobs = {
  /** Asks one petition's provider for its figures. */
  'petition.poll': z.object({ petitionId: z.uuid() }),
  /** Thins old snapshots and forgets old rejected polls. */
  'petition.thin': z.object({}),
} as const;

export type JobName = keyof typeof jobs;

export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]>;
