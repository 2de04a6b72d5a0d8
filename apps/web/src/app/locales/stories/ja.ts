import { content } from '../../../features/moderation/locales/content/ja.ts';
import { problems } from '../../../features/problems/locales/ja.ts';
import { stories } from '../../../features/stories/locales/ja.ts';

export const words = { content, problems, stories };
