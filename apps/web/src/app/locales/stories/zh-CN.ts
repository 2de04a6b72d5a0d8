import { content } from '../../../features/moderation/locales/content/zh-CN.ts';
import { problems } from '../../../features/problems/locales/zh-CN.ts';
import { stories } from '../../../features/stories/locales/zh-CN.ts';

export const words = { content, problems, stories };
