import { news } from '../../../features/news/locales/zh-CN.ts';

/** What only the pages of news say. */
export const words = { news };
