import { problems } from '../../../components/errors/messages/ko.ts';
import { content } from '../../../content/messages/ko.ts';
import { stories } from '../../../features/stories/messages/ko.ts';

export const words = { content, problems, stories };
