import { forum } from '../../../features/forum/locales/zh-CN.ts';
import { content } from '../../../features/moderation/locales/content/zh-CN.ts';
import { problems } from '../../../features/problems/locales/zh-CN.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems };
