import { problems } from '../../../components/errors/messages/de.ts';
import { content } from '../../../content/messages/de.ts';
import { stories } from '../../../features/stories/messages/de.ts';

export const words = { content, problems, stories };
