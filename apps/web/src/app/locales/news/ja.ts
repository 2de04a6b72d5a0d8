import { news } from '../../../features/news/locales/ja.ts';

/** What only the pages of news say. */
export const words = { news };
