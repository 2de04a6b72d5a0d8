import { problems } from '../../../components/errors/messages/fr.ts';
import { content } from '../../../content/messages/fr.ts';
import { forum } from '../../../features/forum/messages/fr.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems };
