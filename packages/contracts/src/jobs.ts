import * as z from 'zod/mini';

/** Every background job, by name, with what it is given. */
export const jobs = {
  /** Asks one petition's provider for its figures. */
  'petition.poll': z.object({ petitionId: z.uuid() }),
  /** Thins old snapshots and forgets old rejected polls. */
  'petition.thin': z.object({}),
  /** Hands one mail of the outbox to the mail server. */
  'mail.send': z.object({ outboxId: z.uuid() }),
  /** Fetches the picture that a profile names. */
  'profile.picture': z.object({ outboxId: z.uuid() }),
  /** Reads one source of news. */
  'feed.poll': z.object({ feedId: z.uuid() }),
  /** Looks what is at an address that an admin would add. */
  'feed.preview': z.object({ outboxId: z.uuid() }),
  /** Fetches the picture of an article. */
  'news.picture': z.object({ outboxId: z.uuid() }),
  /** Publishes articles whose time has come. */
  'news.publish': z.object({}),
  /** Forgets previews and faults of sources that are old. */
  'news.upkeep': z.object({}),
  /** Writes counted views to Postgres. */
  'forum.views': z.object({}),
  /** Tells followers of a post of a new reply. */
  'forum.reply': z.object({ outboxId: z.uuid() }),
  /** Asks for the mails by which moderators learn what waits. */
  'moderation.digest': z.object({}),
  /** Reads the reference rates of the European Central Bank. */
  'rates.refresh': z.object({}),
  /** Forgets what is kept of people for longer than it is needed. */
  'accounts.upkeep': z.object({}),
} as const;

export type JobName = keyof typeof jobs;

export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]>;
