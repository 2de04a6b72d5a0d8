import { storySource } from '../stories/contributions.ts';
import type { ContributionSource } from './source.ts';

/** Every kind: what is missing here is neither moved nor shown, taken along or deleted. */
export const contributionSources: readonly ContributionSource[] = [storySource];
