import { content } from '../../../features/moderation/locales/content/de.ts';
import { problems } from '../../../features/problems/locales/de.ts';
import { stories } from '../../../features/stories/locales/de.ts';

export const words = { content, problems, stories };
