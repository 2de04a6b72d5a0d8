import { forumPostSource, forumReplySource } from '../forum/contributions.ts';
import { ownedReports } from '../moderation/owned-reports.ts';
import { storySource } from '../stories/contributions.ts';
import type { ContributionSource, OwnedTable } from './contribution-source.ts';

/** Every kind: what is missing here is neither moved nor shown, taken along or deleted. */
export const contributionSources: readonly ContributionSource[] = [
  storySource,
  forumPostSource,
  forumReplySource,
];

/** Everything that is somebody's; reports first, because cases are locked before pieces. */
export const ownedTables: readonly OwnedTable[] = [ownedReports, ...contributionSources];

/** Tables in which something can be a guest's, which keeps the guest from being forgotten. */
export const guestTables = ownedTables
  .map(({ table }) => table)
  // Members alone begin posts.
  .filter((table) => table !== 'forum_post');
