import { content } from '../../../features/moderation/locales/content/ko.ts';
import { ownStories } from '../../../features/own-stories/locales/ko.ts';
import { problems } from '../../../features/problems/locales/ko.ts';

export const words = { content, ownStories, problems };
