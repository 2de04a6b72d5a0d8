import { forum } from '../../../features/forum/locales/de.ts';
import { content } from '../../../features/moderation/locales/content/de.ts';
import { problems } from '../../../features/problems/locales/de.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems };
