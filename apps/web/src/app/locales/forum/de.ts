import { problems } from '../../../components/errors/messages/de.ts';
import { content } from '../../../content/messages/de.ts';
import { forum } from '../../../features/forum/messages/de.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems };
