import { type JobName, jobs } from '@kga/contracts';
import { UnrecoverableError } from 'bullmq';
import { z } from 'zod';

import { type FeedPollDeps, pollFeed } from './feeds/poll-feed.ts';
import { type PreviewDeps, previewFeed } from './feeds/preview-feed.ts';
import { flushViews } from './forum/flush-views.ts';
import { tellFollowers } from './forum/tell-followers.ts';
import { type MailDeps, sendMail } from './mail/send-mail.ts';
import { sendDigest } from './moderation/send-digest.ts';
import { createFetchNewsPicture } from './news/fetch-news-picture.ts';
import { forgetNotes } from './news/forget-notes.ts';
import { publishDue } from './news/publish-due.ts';
import { type PollDeps, pollPetition } from './petition/poll-petition.ts';
import { thinPetition } from './petition/thin-petition.ts';
import { fetchPicture } from './pictures/fetch-picture.ts';
import type { PictureDeps } from './pictures/picture-job.ts';
import { type RatesDeps, refreshRates } from './rates/refresh-rates.ts';
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
  deps: PollDeps & MailDeps & PictureDeps & FeedPollDeps & PreviewDeps & RatesDeps,
): (name: string, payload: unknown) => Promise<unknown> {
  const fetchNewsPicture = createFetchNewsPicture(deps);
  const handlers = {
    'petition.poll': job(jobs['petition.poll'], ({ petitionId }) => pollPetition(deps, petitionId)),
    'petition.thin': job(jobs['petition.thin'], () => thinPetition(deps)),
    'mail.send': job(jobs['mail.send'], ({ outboxId }) => sendMail(deps, outboxId)),
    'profile.picture': job(jobs['profile.picture'], ({ outboxId }) => fetchPicture(deps, outboxId)),
    'feed.poll': job(jobs['feed.poll'], ({ feedId }) => pollFeed(deps, feedId)),
    'feed.preview': job(jobs['feed.preview'], ({ outboxId }) => previewFeed(deps, outboxId)),
    'news.picture': job(jobs['news.picture'], ({ outboxId }) => fetchNewsPicture(outboxId)),
    'news.publish': job(jobs['news.publish'], () => publishDue(deps)),
    'news.upkeep': job(jobs['news.upkeep'], () => forgetNotes(deps)),
    'rates.refresh': job(jobs['rates.refresh'], () => refreshRates(deps)),
    'moderation.digest': job(jobs['moderation.digest'], () => sendDigest(deps)),
    'forum.views': job(jobs['forum.views'], () => flushViews(deps)),
    'forum.reply': job(jobs['forum.reply'], ({ outboxId }) => tellFollowers(deps, outboxId)),
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
