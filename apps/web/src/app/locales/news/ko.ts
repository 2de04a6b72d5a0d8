import { news } from '../../../features/news/messages/ko.ts';

/** What only the pages of news say. */
export const words = { news };
