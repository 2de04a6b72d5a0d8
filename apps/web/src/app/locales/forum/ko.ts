import { problems } from '../../../components/errors/messages/ko.ts';
import { content } from '../../../content/messages/ko.ts';
import { forum } from '../../../features/forum/messages/ko.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems };
