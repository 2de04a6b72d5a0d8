import { problems } from '../../../components/errors/messages/zh-CN.ts';
import { content } from '../../../content/messages/zh-CN.ts';
import { stories } from '../../../features/stories/messages/zh-CN.ts';

export const words = { content, problems, stories };
