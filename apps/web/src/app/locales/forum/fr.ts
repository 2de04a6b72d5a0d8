import { forum } from '../../../features/forum/locales/fr.ts';
import { content } from '../../../features/moderation/locales/content/fr.ts';
import { problems } from '../../../features/problems/locales/fr.ts';

/** What the pages of the forum say. */
export const words = { content, forum, problems };
