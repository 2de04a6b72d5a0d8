import { news } from '../../../features/news/locales/de.ts';

/** What only the pages of news say. */
export const words = { news };
