import { content } from '../../../features/moderation/locales/content/fr.ts';
import { ownStories } from '../../../features/own-stories/locales/fr.ts';
import { problems } from '../../../features/problems/locales/fr.ts';

export const words = { content, ownStories, problems };
