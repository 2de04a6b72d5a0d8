import { forum } from '../../../features/forum/locales/en.ts';
import { content } from '../../../features/moderation/locales/content/en.ts';
import { problems } from '../../../features/problems/locales/en.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems } as const;
