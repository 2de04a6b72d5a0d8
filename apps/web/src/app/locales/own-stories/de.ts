import { content } from '../../../features/moderation/locales/content/de.ts';
import { ownStories } from '../../../features/own-stories/locales/de.ts';
import { problems } from '../../../features/problems/locales/de.ts';

export const words = { content, ownStories, problems };
