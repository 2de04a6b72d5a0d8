import { news } from '../../../features/news/messages/fr.ts';

/** What only the pages of news say. */
export const words = { news };
