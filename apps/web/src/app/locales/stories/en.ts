import { problems } from '../../../components/errors/messages/en.ts';
import { content } from '../../../content/messages/en.ts';
import { stories } from '../../../features/stories/messages/en.ts';

/** What the pages say on which stories are read. */
export const words = { content, problems, stories } as const;
