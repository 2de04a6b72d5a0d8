import { problems } from '../../../components/errors/messages/zh-CN.ts';
import { content } from '../../../content/messages/zh-CN.ts';
import { forum } from '../../../features/forum/messages/zh-CN.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems };
