import { problems } from '../../../components/errors/messages/ja.ts';
import { content } from '../../../content/messages/ja.ts';
import { forum } from '../../../features/forum/messages/ja.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems };
