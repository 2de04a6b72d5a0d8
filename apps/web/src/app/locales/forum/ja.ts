import { forum } from '../../../features/forum/locales/ja.ts';
import { content } from '../../../features/moderation/locales/content/ja.ts';
import { problems } from '../../../features/problems/locales/ja.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems };
