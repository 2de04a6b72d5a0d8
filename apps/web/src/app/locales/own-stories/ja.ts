import { content } from '../../../features/moderation/locales/content/ja.ts';
import { ownStories } from '../../../features/own-stories/locales/ja.ts';
import { problems } from '../../../features/problems/locales/ja.ts';

export const words = { content, ownStories, problems };
