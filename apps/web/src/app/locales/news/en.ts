import { news } from '../../../features/news/locales/en.ts';

/** What only the pages of news say. */
export const words = { news } as const;
