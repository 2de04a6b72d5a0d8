import { news } from '../../../features/news/messages/ja.ts';

/** What only the pages of news say. */
export const words = { news };
