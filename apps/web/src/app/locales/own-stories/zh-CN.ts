import { problems } from '../../../components/errors/messages/zh-CN.ts';
import { content } from '../../../content/messages/zh-CN.ts';
import { ownStories } from '../../../features/stories/messages/own/zh-CN.ts';

export const words = { content, ownStories, problems };
