import { problems } from '../../../components/errors/messages/en.ts';
import { content } from '../../../content/messages/en.ts';
import { forum } from '../../../features/forum/messages/en.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems } as const;
