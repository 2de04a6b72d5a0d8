import { content } from '../../../features/moderation/locales/content/en.ts';
import { problems } from '../../../features/problems/locales/en.ts';
import { stories } from '../../../features/stories/locales/en.ts';

/** What the pages say on which stories are read. */
export const words = { content, problems, stories } as const;
