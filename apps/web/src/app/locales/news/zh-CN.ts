import { news } from '../../../features/news/messages/zh-CN.ts';

/** What only the pages of news say. */
export const words = { news };
