import { problems } from '../../../components/errors/messages/en.ts';
import { content } from '../../../content/messages/en.ts';
import { ownStories } from '../../../features/stories/messages/own/en.ts';

/** What the pages say on which somebody tells or changes a story. */
export const words = { content, ownStories, problems } as const;
