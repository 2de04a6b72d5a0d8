import { problems } from '../../../components/errors/messages/ko.ts';
import { content } from '../../../content/messages/ko.ts';
import { ownStories } from '../../../features/stories/messages/own/ko.ts';

export const words = { content, ownStories, problems };
