import { problems } from '../../../components/errors/messages/fr.ts';
import { content } from '../../../content/messages/fr.ts';
import { ownStories } from '../../../features/stories/messages/own/fr.ts';

export const words = { content, ownStories, problems };
