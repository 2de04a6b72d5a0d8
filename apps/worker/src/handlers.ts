import { type JobName, jobs } from '@kga/contracts';
import { UnrecoverableError } from 'bullmq';
import { z } from 'zod';

import { publishDue } from './features/editorial/publish-due.ts';
import { type FeedPollDeps, pollFeed } from './features/feeds/poll-feed.ts';
import { type PreviewDeps, loadFeedPreview } from './features/feeds/preview-feed.ts';
import { purgeFeeds } from './features/feeds/purge-feeds.ts';
import { flushViews } from './features/forum/flush-views.ts';
import { notifyFollowers } from './features/forum/notify-followers.ts';
import { type MailDeps, sendMail } from './features/mail/send-mail.ts';
import { sendDigest } from './features/moderation/send-digest.ts';
import { createFetchNewsPicture } from './features/news/fetch-news-picture.ts';
import { downsamplePetition } from './features/petition/downsample-petition.ts';
import { type PollDeps, pollPetition } from './features/petition/poll-petition.ts';
import { fetchPicture } from './features/pictures/fetch-picture.ts';
import type { PictureDeps } from './features/pictures/picture-job.ts';
import { type RatesDeps, refreshRates } from './features/rates/refresh-rates.ts';
import { purgeOldRecords } from './features/retention/purge-old-records.ts';

type Handler = (payload: unknown) => Promise<unknown>;

function job<Payload extends z.core.$ZodType>(
  payload: Payload,
  run: (payload: z.infer<Payload>) => Promise<unknown>,
): Handler {
  return (given) => run(z.parse(payload, given));
}

/** What is done for each job of the contracts. */
export function createHandlers(
  deps: PollDeps & MailDeps & PictureDeps & FeedPollDeps & PreviewDeps & RatesDeps,
): (name: string, payload: unknown) => Promise<unknown> {
  const fetchNewsPicture = createFetchNewsPicture(deps);
  const handlers = {
    'petition.poll': job(jobs['petition.poll'], ({ petitionId }) => pollPetition(deps, petitionId)),
    'petition.thin': job(jobs['petition.thin'], () => downsamplePetition(deps)),
    'mail.send': job(jobs['mail.send'], ({ outboxId }) => sendMail(deps, outboxId)),
    'profile.picture': job(jobs['profile.picture'], ({ outboxId }) => fetchPicture(deps, outboxId)),
    'feed.poll': job(jobs['feed.poll'], ({ feedId }) => pollFeed(deps, feedId)),
    'feed.preview': job(jobs['feed.preview'], ({ outboxId }) => loadFeedPreview(deps, outboxId)),
    'news.picture': job(jobs['news.picture'], ({ outboxId }) => fetchNewsPicture(outboxId)),
    'news.publish': job(jobs['news.publish'], () => publishDue(deps)),
    'news.upkeep': job(jobs['news.upkeep'], () => purgeFeeds(deps)),
    'rates.refresh': job(jobs['rates.refresh'], () => refreshRates(deps)),
    'moderation.digest': job(jobs['moderation.digest'], () => sendDigest(deps)),
    'forum.views': job(jobs['forum.views'], () => flushViews(deps)),
    'forum.reply': job(jobs['forum.reply'], ({ outboxId }) => notifyFollowers(deps, outboxId)),
    'accounts.upkeep': job(jobs['accounts.upkeep'], () => purgeOldRecords(deps)),
  } satisfies Record<JobName, Handler>;

  return async (name, payload) => {
    if (!isJobName(name)) throw new UnrecoverableError(`There is no job ${name}`);
    return handlers[name](payload);
  };
}

function isJobName(name: string): name is JobName {
  return Object.hasOwn(jobs, name);
}
