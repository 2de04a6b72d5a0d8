import { problems } from '../../../components/errors/messages/fr.ts';
import { content } from '../../../content/messages/fr.ts';
import { stories } from '../../../features/stories/messages/fr.ts';

export const words = { content, problems, stories };
