import { content } from '../../../features/moderation/locales/content/en.ts';
import { ownStories } from '../../../features/own-stories/locales/en.ts';
import { problems } from '../../../features/problems/locales/en.ts';

/** What the pages say on which somebody tells or changes a story. */
export const words = { content, ownStories, problems } as const;
