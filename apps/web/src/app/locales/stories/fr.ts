import { content } from '../../../features/moderation/locales/content/fr.ts';
import { problems } from '../../../features/problems/locales/fr.ts';
import { stories } from '../../../features/stories/locales/fr.ts';

export const words = { content, problems, stories };
