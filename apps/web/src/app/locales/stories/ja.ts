import { problems } from '../../../components/errors/messages/ja.ts';
import { content } from '../../../content/messages/ja.ts';
import { stories } from '../../../features/stories/messages/ja.ts';

export const words = { content, problems, stories };
