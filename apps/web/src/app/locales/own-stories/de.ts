import { problems } from '../../../components/errors/messages/de.ts';
import { content } from '../../../content/messages/de.ts';
import { ownStories } from '../../../features/stories/messages/own/de.ts';

export const words = { content, ownStories, problems };
