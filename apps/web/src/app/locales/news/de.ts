import { news } from '../../../features/news/messages/de.ts';

/** What only the pages of news say. */
export const words = { news };
