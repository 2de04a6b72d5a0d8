import { news } from '../../../features/news/locales/fr.ts';

/** What only the pages of news say. */
export const words = { news };
