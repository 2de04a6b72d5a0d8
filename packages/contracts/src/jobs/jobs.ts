// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { headIntervalMinutes } from '../petitions/signatures/log.ts';
import { shareImageKey } from '../site/share-images.ts';
import { mail } from './mail.ts';

/**
 * The worker's queues. Jobs that wait for outside servers or take minutes have queues of their own, so
 * that they delay no other job.
 */
export const queueNames = ['jobs', 'outbox', 'pictures', 'images', 'feeds', 'exports'] as const;

export type QueueName = (typeof queueNames)[number];

type JobDefinition = {
  queue: QueueName;
  /** What the queue carries. */
  payload: z.core.$ZodType;
  /** What the outbox row carries, for jobs that a transaction requests. */
  outbox?: z.core.$ZodType;
  /** Milliseconds between two runs, for jobs that recur. */
  every?: number;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const empty = z.object({});

/** The queue carries the id of the outbox row; the data itself stays in Postgres. */
const outboxRow = z.object({
  outboxId: z.uuid(),
  /** The `traceparent` of what requested it. */
  trace: z.optional(z.string()),
});

/**
 * Every background job. A new job is an entry here and a handler in the worker; with `outbox` it can
 * be requested with `insertOutboxJob`, and the dispatcher enqueues it.
 */
export const jobs = {
  'petition.poll': { queue: 'jobs', payload: z.object({ petitionId: z.uuid() }) },
  /** Downsamples old snapshots and deletes old rejected polls. */
  'petition.thin': { queue: 'jobs', payload: empty, every: hour },
  'mail.send': { queue: 'outbox', payload: outboxRow, outbox: mail },
  'profile.picture': {
    queue: 'pictures',
    payload: outboxRow,
    outbox: z.object({ accountId: z.uuid(), source: z.string() }),
  },
  /** Makes the file with all data about an account. */
  'profile.export': {
    queue: 'exports',
    payload: outboxRow,
    outbox: z.object({ accountId: z.uuid(), exportId: z.uuid() }),
  },
  'feed.poll': { queue: 'feeds', payload: z.object({ feedId: z.uuid() }) },
  /** Loads the preview of a feed that an admin may add. */
  'feed.preview': {
    queue: 'outbox',
    payload: outboxRow,
    outbox: z.object({ previewId: z.uuid() }),
  },
  'news.picture': {
    queue: 'pictures',
    payload: outboxRow,
    outbox: z.object({ articleId: z.uuid(), source: z.string() }),
  },
  /** Requests the mails to those who follow a game that has changed. */
  'archive.changed': {
    queue: 'outbox',
    payload: outboxRow,
    outbox: z.object({ changeId: z.uuid() }),
  },
  'archive.cover': {
    queue: 'pictures',
    payload: outboxRow,
    outbox: z.object({ gameId: z.uuid(), source: z.string() }),
  },
  /** Copies a picture of a text. */
  'content.picture': {
    queue: 'pictures',
    payload: outboxRow,
    outbox: z.object({ pictureId: z.uuid(), source: z.string() }),
  },
  /** Draws an image to share. */
  'share.image': { queue: 'images', payload: outboxRow, outbox: shareImageKey },
  'news.publish': { queue: 'jobs', payload: empty, every: 15 * second },
  /** Deletes old previews and errors of feeds. */
  'news.upkeep': { queue: 'jobs', payload: empty, every: hour },
  /** Writes counted views from Redis to Postgres. */
  'forum.views': { queue: 'jobs', payload: empty, every: 15 * second },
  /** Requests the mails about a new reply. */
  'forum.reply': { queue: 'outbox', payload: outboxRow, outbox: z.object({ replyId: z.uuid() }) },
  /** Requests the mails to those whom a post mentions. */
  'forum.post': { queue: 'outbox', payload: outboxRow, outbox: z.object({ postId: z.uuid() }) },
  /** Requests the daily mails to moderators. */
  'moderation.digest': { queue: 'jobs', payload: empty, every: 5 * minute },
  /** Counts held marks that were no burst. */
  'moderation.marks': { queue: 'jobs', payload: empty, every: 5 * minute },
  /** Fetches the reference rates of the European Central Bank. */
  'rates.refresh': { queue: 'jobs', payload: empty, every: hour },
  /** Reminds of confirmations, tells of openings, deletes expired signatures and makes old ones anonymous. */
  'signatures.upkeep': { queue: 'jobs', payload: empty, every: 5 * minute },
  /** Makes the file with the names of who signed. */
  'signatures.export': {
    queue: 'exports',
    payload: outboxRow,
    outbox: z.object({ exportId: z.uuid() }),
  },
  /** Requests the mails about an update of a petition, a batch each time. */
  'petition.update': {
    queue: 'outbox',
    payload: outboxRow,
    outbox: z.object({ updateId: z.uuid() }),
  },
  /** Adds signatures to their log and signs its new size. */
  'signatures.log': { queue: 'jobs', payload: empty, every: headIntervalMinutes * minute },
  /** Copies an image of a legal request without its metadata. */
  'legal.file': { queue: 'pictures', payload: outboxRow, outbox: z.object({ fileId: z.uuid() }) },
  /** Makes pictures of the pages of a PDF of a legal request. */
  'legal.pages': { queue: 'pictures', payload: outboxRow, outbox: z.object({ fileId: z.uuid() }) },
  /** Requests the pages of PDFs that were stored without requesting them. */
  'legal.documents': { queue: 'jobs', payload: empty, every: 10 * minute },
  /** Erases legal requests a year after they were closed, and files that no request has. */
  'legal.upkeep': { queue: 'jobs', payload: empty, every: 10 * minute },
  /** Requests the weekly mails to counsel. */
  'legal.digest': { queue: 'jobs', payload: empty, every: hour },
  /** Deletes from the bucket what no row needs there. */
  'objects.upkeep': { queue: 'jobs', payload: empty, every: 10 * minute },
  /** Deletes personal data whose retention period has ended. */
  'accounts.upkeep': { queue: 'jobs', payload: empty, every: hour },
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobs;

export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>;

type JobWith<Definition> = {
  [Name in JobName]: (typeof jobs)[Name] extends Definition ? Name : never;
}[JobName];

/** Names of the jobs that a transaction can request through the outbox. */
export type OutboxJob = JobWith<{ outbox: unknown }>;

export type RecurringJob = JobWith<{ every: number }>;

/** What the outbox row of a job carries. */
export type OutboxPayload<Name extends OutboxJob> = z.infer<(typeof jobs)[Name]['outbox']>;

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(jobs, name);
}

const isOutboxJob = (name: string): name is OutboxJob => isJobName(name) && 'outbox' in jobs[name];

const isRecurringJob = (name: string): name is RecurringJob =>
  isJobName(name) && 'every' in jobs[name];

export const recurringJobs: readonly RecurringJob[] = Object.keys(jobs).filter(isRecurringJob);

export const outboxJobs: readonly OutboxJob[] = Object.keys(jobs).filter(isOutboxJob);

// The same map with a type that a generic name can index.
const payloads: { [Name in JobName]: { payload: z.core.$ZodType<JobPayload<Name>> } } = jobs;
const outboxPayloads: { [Name in OutboxJob]: { outbox: z.core.$ZodType<OutboxPayload<Name>> } } =
  jobs;

/** @throws ZodError where the queue carries something else */
export function parseJobPayload<Name extends JobName>(
  name: Name,
  payload: unknown,
): JobPayload<Name> {
  return z.parse(payloads[name].payload, payload);
}

/** Undefined where the row carries something else. */
export function parseOutboxPayload<Name extends OutboxJob>(
  name: Name,
  payload: unknown,
): OutboxPayload<Name> | undefined {
  return z.safeParse(outboxPayloads[name].outbox, payload).data;
}
