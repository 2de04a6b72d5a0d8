import { problems } from '../../../components/errors/messages/ja.ts';
import { content } from '../../../content/messages/ja.ts';
import { ownStories } from '../../../features/stories/messages/own/ja.ts';

export const words = { content, ownStories, problems };
