import { content } from '../../../features/moderation/locales/content/ko.ts';
import { problems } from '../../../features/problems/locales/ko.ts';
import { stories } from '../../../features/stories/locales/ko.ts';

export const words = { content, problems, stories };
