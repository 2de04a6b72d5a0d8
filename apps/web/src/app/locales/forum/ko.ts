import { forum } from '../../../features/forum/locales/ko.ts';
import { content } from '../../../features/moderation/locales/content/ko.ts';
import { problems } from '../../../features/problems/locales/ko.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems };
