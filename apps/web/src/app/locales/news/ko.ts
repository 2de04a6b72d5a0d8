import { news } from '../../../features/news/locales/ko.ts';

/** What only the pages of news say. */
export const words = { news };
